/** Where this package's files are, as a URL. The CommonJS copy has another one (`scripts/commonjs.mjs`). */
export const place = import.meta.url;
