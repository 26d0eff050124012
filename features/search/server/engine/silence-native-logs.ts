// The engine warns of what is no trouble to whoever runs this, and reads its level when it is loaded.
process.env.LANCEDB_LOG ??= 'error';
process.env.RUST_LOG ??= 'error';
