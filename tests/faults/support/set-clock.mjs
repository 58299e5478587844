// Loaded into the product by a test: its clock goes wrong by as many milliseconds as a file says. SIGUSR2 has it read anew.
import { readFileSync } from 'node:fs'

const TrueDate = Date
const file = process.env.CLOCK_FILE ?? ''
const readError = () => Number(readFileSync(file, 'utf8'))
let errorMs = readError()
process.on('SIGUSR2', () => {
  errorMs = readError()
})

const now = () => TrueDate.now() + errorMs

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new TrueDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
})
TrueDate.prototype.constructor = globalThis.Date
