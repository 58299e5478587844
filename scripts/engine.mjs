/** Options of Node for the server. `Dockerfile` has the same. */
export const ENGINE_FLAGS = [
  // MB. With the engine's own 16 most stays in memory unused; with 2, collecting takes a quarter more of a turn's time.
  '--max-semi-space-size=4',
]

/** Environment of the server's process, unless a variable is set already. */
export const ENGINE_ENVIRONMENT = {
  // Looking a name up holds a thread until it is answered; sign-ins and files must not wait for it.
  UV_THREADPOOL_SIZE: '16',
  // The allocator's own reserve is a tenth of the memory of a server at rest.
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
}
