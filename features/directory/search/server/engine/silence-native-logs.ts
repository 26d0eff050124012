// LanceDB logs harmless warnings, and reads its log level when it is loaded.
process.env.LANCEDB_LOG ??= 'error';
process.env.RUST_LOG ??= 'error';
