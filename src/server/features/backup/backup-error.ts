/** A backup or a restore that cannot be done. The message is for people: what is wrong, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
