// Asked by the container engine. Node alone: the image has no curl.
const port = process.env.PORT || '3000'
try {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, {
    signal: AbortSignal.timeout(2_500),
  })
  process.exitCode = response.ok ? 0 : 1
} catch {
  process.exitCode = 1
}
