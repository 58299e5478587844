import { SLOT_UNITS, type Slot } from '../../src/domain/fact.ts'

export const isSlot = (name: string | null): name is Slot =>
  name !== null && Object.hasOwn(SLOT_UNITS, name)
