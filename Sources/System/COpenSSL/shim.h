/* OpenSSL 3: TLS to receivers, certificates, device authentication.
   Many of its calls are macros over SSL_ctrl; Swift can't see macros with arguments, so each one used gets a
   static inline function here, named copenssl_<macro>. */
#ifndef COPENSSL_SHIM_H
#define COPENSSL_SHIM_H
#include <openssl/bio.h>
#include <openssl/bn.h>
#include <openssl/conf.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/rsa.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

/* Comes before what may fail: the thread's queue of errors is emptied, so that what is in it afterwards is about that.
   The first one says that OpenSSL isn't to clean up at exit: threads that still make a key then, or check a signature, would
   crash the process. The system takes the memory back anyway. */
static inline void copenssl_clear_errors(void) {
  OPENSSL_init_crypto(OPENSSL_INIT_NO_ATEXIT, NULL);
  ERR_clear_error();
}

/* Macro over SSL_CTX_ctrl. */
static inline int copenssl_SSL_CTX_set_min_proto_version(SSL_CTX *context, int version) {
  return (int)SSL_CTX_set_min_proto_version(context, version);
}

/* Macro over SSL_CTX_ctrl. */
static inline int copenssl_SSL_CTX_set_max_proto_version(SSL_CTX *context, int version) {
  return (int)SSL_CTX_set_max_proto_version(context, version);
}

/* Macro over SSL_CTX_ctrl. */
static inline long copenssl_SSL_CTX_set_mode(SSL_CTX *context, long mode) {
  return SSL_CTX_set_mode(context, mode);
}

/* Macro over SSL_CTX_ctrl. */
static inline long copenssl_SSL_CTX_set_session_cache_mode(SSL_CTX *context, long mode) {
  return SSL_CTX_set_session_cache_mode(context, mode);
}

/* The options are macros that cast, which Swift doesn't import. */
static inline uint64_t copenssl_SSL_OP_NO_COMPRESSION(void) { return SSL_OP_NO_COMPRESSION; }
static inline uint64_t copenssl_SSL_OP_NO_RENEGOTIATION(void) { return SSL_OP_NO_RENEGOTIATION; }
static inline uint64_t copenssl_SSL_OP_NO_TICKET(void) { return SSL_OP_NO_TICKET; }
static inline uint64_t copenssl_SSL_OP_LEGACY_SERVER_CONNECT(void) { return SSL_OP_LEGACY_SERVER_CONNECT; }

/* Macro over SSL_ctrl: the server name of the hello. */
static inline int copenssl_SSL_set_tlsext_host_name(SSL *ssl, const char *name) {
  return (int)SSL_set_tlsext_host_name(ssl, name);
}

/* Macro over BIO_ctrl: what an empty memory BIO answers; -1 is "try again". */
static inline long copenssl_BIO_set_mem_eof_return(BIO *bio, int value) {
  return BIO_set_mem_eof_return(bio, value);
}

/* Macro over BIO_ctrl. */
static inline long copenssl_BIO_get_mem_data(BIO *bio, char **data) {
  return BIO_get_mem_data(bio, data);
}

/* Macro over BIO_ctrl. */
static inline int copenssl_BIO_reset(BIO *bio) { return (int)BIO_reset(bio); }

/* Macro over a variadic function. */
static inline EVP_PKEY *copenssl_EVP_RSA_gen(unsigned int bits) { return EVP_RSA_gen(bits); }

/* Macro over a variadic function. */
static inline EVP_PKEY *copenssl_EVP_EC_gen(const char *curve) { return EVP_EC_gen((char *)(curve)); }

/* Macro with a file and a line. */
static inline void copenssl_OPENSSL_free(void *memory) { OPENSSL_free(memory); }

/* An inline function with a macro's name in older versions. */
static inline int copenssl_ERR_GET_REASON(unsigned long error) { return ERR_GET_REASON(error); }

/* Stacks are typed by macros. */
static inline STACK_OF(X509) *copenssl_sk_X509_new_null(void) { return sk_X509_new_null(); }
static inline void copenssl_sk_X509_free(STACK_OF(X509) *stack) { sk_X509_free(stack); }
static inline int copenssl_sk_X509_push(STACK_OF(X509) *stack, X509 *certificate) {
  return sk_X509_push(stack, certificate);
}
static inline int copenssl_sk_X509_num(const STACK_OF(X509) *stack) { return sk_X509_num(stack); }
static inline X509 *copenssl_sk_X509_value(const STACK_OF(X509) *stack, int index) {
  return sk_X509_value(stack, index);
}
static inline int copenssl_sk_POLICYINFO_num(const STACK_OF(POLICYINFO) *stack) { return sk_POLICYINFO_num(stack); }
static inline POLICYINFO *copenssl_sk_POLICYINFO_value(const STACK_OF(POLICYINFO) *stack, int index) {
  return sk_POLICYINFO_value(stack, index);
}

/* X509V3_set_ctx_nodb is a macro; the context lives for this call alone. Policies want a configuration, if only an empty one. */
static inline int copenssl_X509_add_extension(X509 *certificate, X509 *issuer, int nid, const char *value) {
  CONF *configuration = NCONF_new(NULL);
  if (configuration == NULL) return 0;
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, issuer, certificate, NULL, NULL, 0);
  X509V3_set_nconf(&context, configuration);
  X509_EXTENSION *extension = X509V3_EXT_nconf_nid(configuration, &context, nid, value);
  int added = extension == NULL ? 0 : X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  NCONF_free(configuration);
  return added;
}

#endif
