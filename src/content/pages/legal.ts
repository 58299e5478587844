import type { MarkKind, PageMetadata } from '#content/page-metadata.ts'
import { type DocumentSection, retentionTexts } from '#content/pages/security.ts'
import { site } from '#content/site.ts'

type Link = { href: string; label: string }
export type LegalDocument = {
  metadata: PageMetadata
  title: string
  lead: string
  /** What it says in three steps, above the whole. */
  inShort: readonly { mark: MarkKind; name: string; text: string }[]
  sections: readonly DocumentSection[]
}

const contact: Link = { href: `mailto:${site.email.contact}`, label: site.email.contact }
const security: Link = { href: '/security', label: 'Security and data flow' }
const ownConversation: Link = { href: '/my-conversation', label: 'Your conversation' }

/** What a screen reader calls the three steps above a document. */
export const inShortLabel = 'In short'

/** Stands above both documents; an empty text, once a lawyer has reviewed them, takes it away. */
export const draftNotice: string =
  'Draft. It describes accurately how this website works. A lawyer has not reviewed it yet, and it is not binding until one has.'

const privacy: LegalDocument = {
  metadata: {
    path: '/privacy',
    title: 'Privacy notice',
    description: `What ${site.name} collects on this website, why, how long it is kept, who gets it, and how to read, correct, download, or delete it.`,
    keywords: ['privacy', 'cookies', 'data retention', 'delete my data'],
    summary:
      'What this website collects, why, for how long, who gets it, and how you can have it deleted.',
  },
  title: 'Privacy notice',
  lead: 'What this website collects, why, and how to get a copy or have it deleted.',
  inShort: [
    {
      mark: 'perceive',
      name: 'What we keep',
      text: 'What you write in the chat, the form, and the calendar, and a few facts about your visit.',
    },
    {
      mark: 'decide',
      name: 'What it is for',
      text: 'Answering you and preparing for a call. We do not sell it or share it for advertising.',
    },
    {
      mark: 'act',
      name: 'What you can do',
      text: 'Read, correct, download, and delete your conversation yourself. For the rest, write to us.',
    },
  ],
  sections: [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${site.legalName} runs this website. Legal review will add the registered name, the address, and, if one is needed, a representative in the EU or UK.`,
      ],
      links: [contact],
    },
    {
      title: 'What we collect, and why',
      entries: [
        {
          term: 'The chat',
          text: 'What you write, and what our program takes from it: facts, a Fit Score, and an estimate. We use it to answer you and to prepare for a call.',
        },
        {
          term: 'The form and the calendar',
          text: 'The name, company, contact details, and text you enter. We use them to reply to you and to hold the call.',
        },
        {
          term: 'Your company',
          text: 'What its public website says, read after you name it in the chat. If a lookup service is on, also which company your network belongs to.',
        },
        {
          term: 'Your visit',
          text: 'With a chat or a form: the page that linked here, the first page, and campaign tags. With a chat, also your browser’s name and version. Page views are counted without identifying anyone.',
        },
        {
          term: 'Network address',
          text: 'Used while a request is handled, to prevent abuse. Our program does not store it.',
        },
      ],
    },
    {
      title: 'Cookies and browser storage',
      paragraphs: [
        'There are no advertising or analytics cookies. Pages load nothing from another company unless a Calendly calendar is opened; Calendly may then set cookies of its own.',
      ],
      entries: [
        {
          term: 'Cookie “visitor”',
          text: 'Set when a chat starts. It opens your conversation for you. Lasts at most 180 days. Its name starts with “__Host-” on secure sites.',
        },
        {
          term: 'Local storage “visitor_id”',
          text: 'Set when a chat starts. A random number that tells a second visit from a first. Stays until you clear it.',
        },
        {
          term: 'Tab storage',
          text: 'Which conversation to show after a reload, what you have not sent yet, the time zone you chose, which site linked here, and the first page you opened. Gone when you close the tab.',
        },
        {
          term: 'Staff only',
          text: 'Cookies for sign-in, the second step, and a known browser are set only for staff who sign in.',
        },
      ],
    },
    {
      title: 'Who gets it',
      paragraphs: [
        'People at our firm who answer you or prepare for a call, and the services on our security page, which shows which of them this site uses. We do not sell data, and we do not share it for advertising.',
      ],
      links: [security],
    },
    {
      title: 'How long we keep it',
      entries: [
        { term: 'Conversations, people, requests', text: retentionTexts.conversations.unknown },
        { term: 'Messages we sent', text: retentionTexts.messages.unknown },
        { term: 'Page counts', text: retentionTexts.counts.unknown },
        { term: 'Audit log', text: retentionTexts.log.unknown },
      ],
    },
    {
      title: 'Your rights',
      paragraphs: [
        'The page “Your conversation” shows everything we keep from a chat. There you can read it, correct facts, download it, and delete it. The chat has the private link to it.',
        'For anything from the form or the calendar alone, write to us. Our team can export what we hold on you, and delete it.',
        'After a deletion, we keep a receipt with neither your name nor your words. If you booked a call, we also keep its time. Copies in backups and in the services above may remain for a while.',
        'Legal review will add the rights that state and foreign laws give, how to complain, and the legal bases.',
      ],
      links: [ownConversation, contact],
    },
    {
      title: 'Automated answers',
      paragraphs: [
        'A program answers in the chat, and says so. It computes a score and an estimate, and fixed rules decide whether it offers a call. It makes no decisions that affect you legally. You can ask for a person at any time.',
      ],
    },
  ],
}

const terms: LegalDocument = {
  metadata: {
    path: '/terms',
    title: 'Terms of use',
    description: `What you may expect from this website of ${site.name}: estimates are not offers, the chat is a program, and paid work needs its own agreement.`,
    keywords: ['terms of use', 'estimates', 'website terms'],
    summary:
      'Estimates are not offers, the chat is a program, and paid work needs a signed agreement.',
  },
  title: 'Terms of use',
  lead: 'These terms cover this website. Paid work has its own agreement.',
  inShort: [
    {
      mark: 'perceive',
      name: 'Free to use',
      text: 'The website needs no account, costs nothing, and commits you to nothing.',
    },
    {
      mark: 'decide',
      name: 'Estimates only',
      text: 'The chat is a program that can be wrong. Its figures are estimates, not promises.',
    },
    {
      mark: 'act',
      name: 'Paid work is signed',
      text: 'Prices, scope, and dates are agreed in writing, never by this website.',
    },
  ],
  sections: [
    {
      title: 'The website is free to use',
      paragraphs: [
        'You don’t need an account. The chat, the calculator, and the library cost nothing and commit you to nothing.',
      ],
    },
    {
      title: 'Estimates are not offers',
      paragraphs: [
        'Savings and payback times come from published formulas and the figures you enter; the Fit Score comes from fixed rules. All of them are estimates, not promises. Prices on the site are ranges. Only a signed agreement sets a price, a scope, or a date.',
      ],
      links: [
        { href: '/calculator', label: 'The formulas' },
        { href: '/pricing', label: 'The price ranges' },
      ],
    },
    {
      title: 'The chat is a program',
      paragraphs: [
        'It can misread you. It shows the words behind each figure, so that you can correct it. It gives no legal, tax, or medical advice. A person from our firm may take over, and the chat tells you when one does.',
      ],
    },
    {
      title: 'What you write',
      paragraphs: [
        'Do not enter secrets, passwords, health data, or other people’s personal data. What you write stays yours. We use it as the privacy notice describes.',
      ],
      links: [{ href: '/privacy', label: 'Privacy notice' }],
    },
    {
      title: 'Fair use',
      paragraphs: [
        'Requests are limited, and messages that arrive too fast are refused. Do not try to reach other people’s conversations or to overload the site. To test its security, follow the rules on our security page.',
      ],
      links: [{ href: '/security', label: 'Rules for reports' }],
    },
    {
      title: 'Calls',
      paragraphs: [
        `A booked call takes ${site.callMinutes} minutes. If it was booked in our own calendar, the link in your confirmation lets you reschedule or cancel it.`,
      ],
    },
    {
      title: 'Our content',
      paragraphs: [
        'Case studies show what we did under their stated conditions. Other articles also use composites and constructed examples, and say where they do. None of them promises you the same results. Legal review will confirm rights to the content and consent for each case study.',
      ],
    },
    {
      title: 'Still to be written',
      paragraphs: [
        'Legal review will add limits of liability, warranty, governing law and courts, changes to these terms, and their effective date. None of these is set here.',
      ],
    },
  ],
}

export const legalDocuments: readonly LegalDocument[] = [privacy, terms]
