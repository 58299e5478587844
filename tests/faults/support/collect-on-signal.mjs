// Loaded into the product by a test, which then measures what is used and not what is left to be collected.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
process.on('SIGUSR2', () => {
  collect()
  writeFileSync(process.env.MEMORY_FILE ?? '', JSON.stringify(process.memoryUsage()))
})
