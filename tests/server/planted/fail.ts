/** Loaded before a server under test: at the signal a promise is rejected and an exception thrown, with nobody to catch them. */
process.on('SIGUSR2', () => {
  void Promise.reject(new Error('planted rejection'))
  setImmediate(() => {
    throw new Error('planted exception')
  })
})
