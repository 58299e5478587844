import { toast } from 'sonner'
import type { SignInOutcome } from '#site/admin/login/sign-in.ts'
import { showNotice, showNoticeAcrossPages } from '#site/admin/session/staff-notice.ts'
import { goToAskedPage } from '#site/admin/session/staff-pages.ts'

export function announceOutcome(outcome: SignInOutcome): void {
  if (outcome.kind === 'failed') toast.error(outcome.toast)
  if (outcome.kind === 'not-admin') showNotice('access-denied')
  if (outcome.kind === 'welcome') {
    showNoticeAcrossPages('welcome-back')
    goToAskedPage()
  }
}
