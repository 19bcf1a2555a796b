interface ChunkGroup {
  name: string
  test: RegExp
  priority: number
}

const src = (...parts: string[]) => parts.map((part) => `/apps/web/src/${part}`)
const library = (...names: string[]) => names.map((name) => `/node_modules/${name}/`)

/**
 * The chunks that several areas share; src/areas/ names the areas. A module belongs to the first group that contains it or, directly or
 * not, imports it, so that a group needs only groups above it. Modules loaded on demand stay outside, because they would be needed through a further file.
 */
const areas: readonly (readonly [string, readonly string[]])[] = [
  ['base', library('react', 'react-dom', 'scheduler', 'use-sync-external-store', '@tanstack', 'idb-keyval')],
  ['start', src('main', 'shell/(?:PublicLayout|PendingPage)', 'screens/session/LoginScreen')],
  [
    'shell',
    [
      '/packages/domain/src/(?:money|ids)/',
      '/packages/domain/src/(?:people/(?:nik|contact)|goods/niceClass|search/(?:alertDue|plainLetters))\\.ts',
      ...src(
        // With the menu of officers, which would otherwise be a file of its own on their pages.
        'shell/(?!Palette(?:Dialog|Results)|ShortcutList|useFinder|useFoundWork)',
        'screens/desk/desk\\.module',
        // Without what the pages of cases alone have.
        'ui/(?!SideSheet|TransferDialog|MantineFrame|combobox/OpenCombobox|menu/OpenMenu)',
        'lib/(?!mailLike|keepsMissing)',
        'cases/(?!OpenImages|viennaNames|AnnuityLink|AnswerLink)',
        'searches/(?:SaveSearchButton|SavedSearchLink)',
        'viewer/(?:\\w+|pdf/(?:Opening|SheetSkeleton))\\.tsx$',
        'viewer/pdf/readAhead',
        'screens/(?:inbox/(?:inbox\\.module|LetterSkeleton)|agents/mandates\\.module|viewer/(?:viewerAddress|warm))',
      ),
    ],
  ],
  // Loaded with the searches and the desk, by a filing once its mark has a name, and with the table of the IPC, which compares words too.
  [
    'similarMarks',
    [
      '/packages/domain/src/search/(?:markWords|stopWords)\\.ts',
      ...src('similarMarks/', 'cases/viennaNames', 'searches/(?:RegisterCard|FoundText|SearchNotices)'),
    ],
  ],
  ['mantine', src('ui/(?:MantineFrame|combobox/OpenCombobox|menu/OpenMenu)')],
  // Start and hub of a filing, with the catalogue, which desk and cases need too.
  ['filing', src('areas/filing\\.ts')],
  [
    'work',
    [
      '/packages/catalogue/src/',
      '/packages/domain/src/drafts/',
      ...src(
        'autosave/',
        'uploads/(?!.*[wW]orker|pdfPassword|photosPdf|ScanField|useScanUpload|ReplaceScanDialog)',
        'billing/',
        'caseFacts/',
        'checklist/(?!FormalityChecklist|ChecklistRow|AnswerReview)',
      ),
      ...src(
        'forms/(?!people/AddressBookDialog|goods/AlikeLine)',
        'drafts/list/',
        'drafts/store/(?!draftCopies)',
        'drafts/compare/',
      ),
      ...src('officeTables/', 'attachments/', 'posting/PrintButton', 'screens/filing/useFilingUploads'),
      ...src(
        'requests/(?:DisputeView|RequestAnswers|RequestChip|RequestFiles|RequestWay|requestKinds|requestPages|useOfferWords)',
      ),
    ],
  ],
  // With the frame by which pictures are cropped, which the search by picture needs once one is.
  ['steps', src('areas/steps\\.ts')],
]

export const chunkGroups: ChunkGroup[] = areas.map(([name, parts], at) => ({
  name,
  test: new RegExp(parts.join('|').replaceAll('/', '[\\\\/]')),
  priority: areas.length - at,
}))
