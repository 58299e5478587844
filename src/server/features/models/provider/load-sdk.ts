/** The SDK is half a second of start-up, so only a process with a provider loads it. */
export async function loadSdk() {
  // Its warnings go to stderr and can repeat what was sent.
  globalThis.AI_SDK_LOG_WARNINGS = false
  return await import('ai')
}
