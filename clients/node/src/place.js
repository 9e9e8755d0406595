/** Where this package's files are, as a URL. The CommonJS copy has one of its own (`scripts/commonjs.mjs`). */
export const place = import.meta.url;
