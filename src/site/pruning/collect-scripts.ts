const QUOTED_SCRIPT = /["'`]([^"'`\s]+\.js)["'`]/g

/**
 * The texts of all scripts that a page can come to load: those that it names, those that these name, and so on.
 * @param readScript finds a built script by its file name, which holds a hash and so is the only one.
 */
export function collectScripts(
  page: string,
  readScript: (name: string) => string | undefined,
): string[] {
  const found = new Map<string, string>()
  const unread = [page]
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const name of listScriptNames(text)) {
      const script = found.has(name) ? undefined : readScript(name)
      if (script === undefined) continue
      found.set(name, script)
      unread.push(script)
    }
  }
  return [...found.values()]
}

function listScriptNames(text: string): string[] {
  return [...text.matchAll(QUOTED_SCRIPT)].map(([, address = '']) =>
    address.slice(address.lastIndexOf('/') + 1),
  )
}
