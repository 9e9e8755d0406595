// Starts castctl.
