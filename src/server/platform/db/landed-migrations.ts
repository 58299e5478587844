/**
 * SHA-256 of every migration as it landed. A landed migration never changes: databases that have had it would keep
 * another schema than new ones get, and their backups would be of a version that no program knows.
 */
export const LANDED_MIGRATIONS: Readonly<Record<string, string>> = {
  '0000_first-tables': '1228b11ba93453ebf781a29f9c4c39014fec35c761be92b105791dcc0f07150e',
  '0001_bookings-never-overlap': '421f81c2729d3547a8a2769394513595823eb430186605ec18d3ba093ff643ce',
  '0002_wanting-a-person': '6fee498bb00200845a2c560f426eabbe7cdb0f609ec40207452a0123372b1868',
  '0003_booking-ledger': 'a0cea90e96f6158cb1c6ea54e8b2adcfaee28393c34efe9c73ed2477d34a3f5a',
  '0004_leads-and-team': 'f5585c368210bd2421296f5dcc0985a42b61d17bbd236b1dcf7be5a40e53fdb4',
  '0005_models-and-enrichment': '2804b6357b2a982d99bce7ab5b9d31c1a77ec170a2fd6029dcc08d03edbff2bd',
  '0006_insight-facts': 'f48846e561f20a24bf67549ca70e475747b58a2cc137a8ac5f00f55b8f6156d0',
  '0007_search-and-filters': '2670cb4b88c12a9db34baf14119fe7926d542feebfd6bf457cca34811cf5a8a8',
  '0008_read-from-indexes': '937593f7c1ccc4317be2687ef37976381f29c50a8d9d21565fbe7cebfb421052',
  '0009_same-search-everywhere': '977d8128e6d34a6a619a8e9f764a959e94b69af77c996dd99e3bd5cc88874f63',
  '0010_search-in-any-spelling': 'b4688bb0e9d1800efe166cd9caeeb952da4f3e9f4384ed4a15603a50bbf031f7',
  '0011_emails-of-staff': '6afe2a4deaed832c19d1c7de3864b6f1b7cd3407c32e622fb014fc6410dbdaef',
  '0012_next-actions': '19bc40fb0930589a1ebfa62a9337a4196f4763e77e3a3fec3c0a72276b88e926',
  '0013_saved-views': 'fa6e3af730bd80dd7def287018172de4bb1dee77ec96b91cd2af3a1005ec16af',
  '0014_merged-leads': 'ddd7da2591c9a5490c40c6ef59412d2e9f4aa45e9cc2e13ec100d00245f9110c',
  '0015_note-mentions': '9dab95332e2bb99fdf6183cae174d53ad37f7fd9f7e34e6bcdc2d2911562d2bf',
  '0016_staff-seen': '5e1d44c8593e763c4246f2d835aef4a882567ea502f446902311c53f126a8d0b',
  '0017_company-marks': 'a2524217564a7013552100579df413ccf1b17ae8f5ab3bf41de69161ac77d4a4',
}

/**
 * Other texts that two migrations had while they were on the main branch, and the text that each became. Migration 0009
 * brings their databases to the same schema; tables and columns are the same in all, so backups of one fit the other.
 */
export const EARLIER_FORMS: Readonly<Record<string, string>> = {
  '26c98e8286aa7313d8d08a950b3ad27f9e9c5b7338ceff89473b436e896845fc': '0006_insight-facts',
  '9840786fb80df93a4d18f7290eb8d1678e2f5f18477ab15965a4cea44513bed8': '0007_search-and-filters',
  af27220c461b3a5144c58f20f6ad97883f3a70042fd22d11751779d5f45daa8a: '0007_search-and-filters',
  b3346e926a282f448a384683731728975613dd15c65ef6f500ad7c9762de79c6: '0007_search-and-filters',
}
