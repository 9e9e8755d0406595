/* OpenSSL 3: TLS to receivers, certificates, device authentication.
   Many of its calls are macros over SSL_ctrl; Swift can't see macros with arguments, so each one used gets a
   static inline function here, named copenssl_<macro>. */
#ifndef COPENSSL_SHIM_H
#define COPENSSL_SHIM_H
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#endif
