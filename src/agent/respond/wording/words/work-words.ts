import { splitWords } from '#agent/respond/wording/words/split-words.ts'

/** Things and doings of people's work. Money, contracts with us, agents and software of ours are not among them. */
export const WORK_WORDS = new Set(
  splitWords(`
    work task tasks process processes step steps routine routines workflow workflows operation operations team staff
    job jobs effort energy attention focus concentration patience care detail details context background picture overview
    introduction information question figures figure side way part piece pieces point
    start timing thing things something conversation words thought honesty candor openness idea sense
    data entry entries form forms field fields record records file files folder folders document documents
    paper papers paperwork copy copies scan scans print spreadsheet spreadsheets sheet sheets list lists
    inbox inboxes mailbox mail e-mail e-mails email emails phone fax message messages note notes
    invoice invoices order orders purchase shipment shipments delivery deliveries lading freight
    report reports reporting statement statements ledger ledgers reconciliation reconciliations month-end
    claim claims referral referrals intake verification authorization authorizations eligibility patient patients chart charts prescription prescriptions payer payers
    inspection inspections inspector inspectors quality inventory stock warehouse parts supplier suppliers
    permit permits application applications ticket tickets request requests approval approvals signature signatures
    onboarding payroll timesheet timesheets expense expenses receipt receipts listing listings catalog
    desk desks office floor shift shifts colleague colleagues clerk clerks coordinator coordinators
    system systems tool tools program programs screen screens tab tabs portal portals
    handover handovers handoff handoffs hand-off hand-offs follow-up follow-ups back-and-forth correction corrections
    rework mistake mistakes error errors slip slips typo typos duplicate duplicates gap gaps mismatch mismatches delay
    delays backlog queue queues exception exceptions
    copying pasting keying rekeying re-keying typing retyping re-typing entering re-entering re-enter re-entered chasing checking
    reconciling moving matching sorting tracking updating forwarding searching fixing correcting redoing waiting
    juggling switching jumping reading comparing gathering collecting filing scanning printing routing reviewing
    transcribing double-checking copy-paste copy-pasting hunting digging reporting
    evening evenings overtime patchwork
  `),
)

/** What a model's thanks and praise may be about. */
export const TOLD_WORDS = new Set(
  splitWords(`
    detail details context background picture overview introduction information question figures figure start point timing
    conversation honesty candor openness idea thought thing things patience care way
  `),
)

/** Alone these would be papers of ours ("this is an invoice"): they stand in the plural, or before another noun. */
export const PAPER_WORDS = new Set(
  splitWords(`
    invoice order purchase claim request statement receipt ticket permit application approval signature report record
    form message note document authorization referral shipment delivery file letter copy scan print fax phone mail list
    schedule
  `),
)

/** Named as subjects of what is hard, since they can be nothing but toil. */
export const TOIL_WORDS = new Set(
  splitWords(`
    work task tasks process processes step steps routine routines workflow workflows entry entries paperwork rework
    reconciliation reconciliations verification correction corrections handover handovers handoff handoffs hand-off
    hand-offs follow-up follow-ups back-and-forth mistake mistakes error errors typo typos duplicate duplicates mismatch
    delay delays backlog queue queues reporting payroll review evenings
  `),
)

/** These may be ours as well as theirs, so that nothing is said of what they are like. */
export const OWNED_WORDS = new Set(
  splitWords(`
    system systems tool tools program programs portal portals screen screens record records data file files
  `),
)
