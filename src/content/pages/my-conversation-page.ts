import type { PageMetadata } from '#content/page-metadata.ts'

export const myConversationPage = {
  metadata: {
    path: '/my-conversation',
    title: 'Your conversation',
    description: 'See, correct, download or delete a conversation that you had with us.',
    keywords: ['conversation'],
    summary: 'One conversation for whoever had it: to read, correct, download or delete.',
  } satisfies PageMetadata,
  intro:
    'All that we keep of this conversation, and what it came to. Put right what is wrong, take a copy, or delete it. Whoever has the link to this page can do the same, so keep it to yourself.',
  erase: {
    title: 'Delete this conversation',
    text: 'Deletes what was said, what was noted and how to reach you. A call to come is cancelled. You get a receipt.',
    question: 'Delete this conversation?',
    consequence:
      'What was said and noted is gone for good, and a call to come is cancelled. We do not write to you about it, since your address is deleted with the rest.',
  },
  deleted: {
    title: 'Your conversation is deleted.',
    text: 'We keep this receipt without your name or your words. The link to this page opens nothing any more.',
  },
  unknown: {
    title: 'This link opens no conversation.',
    withKey: 'The conversation was deleted, or the link is not whole.',
    withoutKey: 'The address lacks the key that opens a conversation.',
    help: 'The whole link is in the chat, under “Your conversation”. If that does not help, write to',
  },
  withoutScript:
    'This page needs JavaScript, which is switched off here. To see, correct or delete a conversation, write to',
}
