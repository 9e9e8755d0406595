"use strict";
// In place of the package "debug", where it isn't installed beside castv2-client: logs nothing.
module.exports = () => () => {};
