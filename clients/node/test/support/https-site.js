import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync, crc32 } from 'node:zlib';

/** The bytes of a picture. */
export function png(width = 2, height = 3) {
  const chunk = (name, content) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(content.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(checksum(body), body.length + 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10]), chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** CRC-32, which older Nodes don't have. */
function checksum(bytes) {
  if (crc32) return crc32(bytes);
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/**
 * An HTTPS server with a certificate of a private root: `{ url, requests, folder, root }`. Pages are functions of
 * request and response by path; every other path is a picture. Gone with the test.
 */
export async function startSite(t, pages = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cast-rpc-site-'));
  const openssl = (...args) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore', timeout: 30_000 });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  openssl('req', '-x509', ...key, '-days', '2', '-subj', '/CN=Pictures Root', '-keyout', 'root.key', '-out', 'root.pem');
  openssl('req', '-new', ...key, '-subj', '/CN=site', '-keyout', 'site.key', '-out', 'site.csr');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1\n');
  openssl('x509', '-req', '-in', 'site.csr', '-CA', 'root.pem', '-CAkey', 'root.key', '-CAcreateserial', '-extfile', 'names', '-days', '2', '-out', 'site.pem');
  const requests = [];
  const options = { key: readFileSync(join(folder, 'site.key')), cert: readFileSync(join(folder, 'site.pem')) };
  const server = createServer(options, (request, response) => {
    requests.push(request.url);
    const page = pages[request.url.split('?')[0]];
    if (page) page(request, response);
    else response.writeHead(200, { 'content-type': 'image/png', etag: '"1"' }).end(png());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address();
  return { url: (path) => `https://127.0.0.1:${port}${path}`, requests, folder, root: join(folder, 'root.pem') };
}
