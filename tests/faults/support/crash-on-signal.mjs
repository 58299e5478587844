// Loaded into the product by a test: a bug that nobody catches, whenever the test wants one.
process.on('SIGUSR2', () => {
  if (process.env.CRASH === 'rejection') void Promise.reject(new Error('nobody caught this'))
  else {
    setImmediate(() => {
      throw new Error('nobody caught this')
    })
  }
})
