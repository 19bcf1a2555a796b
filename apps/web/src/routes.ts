import type { Page } from '@saki/contracts/pages'

export type Layout = 'public' | 'own' | 'main' | 'viewer'

/** The screens of each area. An area is one chunk; `start` comes with the program itself. */
export interface AreaModules {
  start: typeof import('./areas/start.ts')
  lists: typeof import('./areas/lists.ts')
  filing: typeof import('./areas/filing.ts')
  /** The pages of a filing after its hub. */
  steps: typeof import('./areas/steps.ts')
  cases: typeof import('./areas/cases.ts')
  ownRequests: typeof import('./areas/ownRequests.ts')
  statistics: typeof import('./areas/statistics.ts')
  search: typeof import('./areas/search.ts')
  desk: typeof import('./areas/desk.ts')
  /** The pages of officers beside their cases. */
  office: typeof import('./areas/office.ts')
  account: typeof import('./areas/account.ts')
  viewer: typeof import('./areas/viewer.ts')
  verification: typeof import('./areas/verification.ts')
  requests: typeof import('./areas/requests.ts')
}
export type RouteArea = keyof AreaModules

/** Groups of texts (build/textGroups.ts) that the screens of an area show at once; further ones load when they are used. */
export const areaTexts: Record<RouteArea, readonly string[]> = {
  start: ['start'],
  lists: ['shell'],
  filing: ['filing'],
  steps: ['filing'],
  cases: ['case'],
  ownRequests: ['shell', 'request'],
  statistics: ['shell', 'request', 'statistics'],
  search: ['search'],
  desk: ['desk'],
  office: ['office'],
  account: ['account'],
  viewer: ['case'],
  verification: ['letters'],
  requests: ['request'],
}
/** The same for layouts. */
export const layoutTexts: Record<Layout, readonly string[]> = {
  public: ['start'],
  own: ['start'],
  main: ['start', 'shell'],
  viewer: ['start'],
}

/** One screen of an area. */
export type ScreenOf = { [A in RouteArea]: { area: A; screen: keyof AreaModules[A] & `${string}Screen` } }[RouteArea]

export type RouteRow = {
  path: Page
  /** `public`: the two columns of the log-in; `own`: the screen has its own frame; `main`: with sidebar; `viewer`: a window without menus. */
  layout: Layout
  /** Groups of texts that its screen shows at once beside those of its area. */
  texts?: readonly string[]
} & (ScreenOf | { redirect: Page })

const desk = (path: Page, screen: keyof AreaModules['desk'], ...texts: string[]): RouteRow => ({
  path,
  layout: 'main',
  area: 'desk',
  screen,
  texts,
})

const office = (path: Page, screen: keyof AreaModules['office']): RouteRow => ({
  path,
  layout: 'main',
  area: 'office',
  screen,
})

const ownRequests = (path: Page, screen: keyof AreaModules['ownRequests']): RouteRow => ({
  path,
  layout: 'main',
  area: 'ownRequests',
  screen,
})

/** Every page of the portal, in the order of the specification. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', layout: 'own', redirect: '/login' },
  {
    path: '/login',
    layout: 'public',
    area: 'start',
    screen: 'LoginScreen',
  },
  { path: '/login/activation', layout: 'public', area: 'account', screen: 'ActivationScreen' },
  {
    path: '/login/activatelogin',
    layout: 'public',
    area: 'account',
    screen: 'LoginCodeScreen',
  },
  {
    path: '/login/reactivatelogin',
    layout: 'public',
    area: 'account',
    screen: 'ReactivateScreen',
  },
  {
    path: '/login/forgetpass',
    layout: 'public',
    area: 'account',
    screen: 'ForgottenScreen',
  },
  {
    path: '/daftar-akun',
    layout: 'own',
    area: 'account',
    screen: 'RegistrationScreen',
  },
  { path: '/forms', layout: 'main', redirect: '/forms/search' },
  { path: '/forms/search', layout: 'main', area: 'search', screen: 'PatentSearchScreen' },
  { path: '/forms/advance', layout: 'main', area: 'search', screen: 'AdvancedSearchScreen' },
  { path: '/forms/advance/$condition', layout: 'main', area: 'search', screen: 'AdvancedSearchScreen' },
  { path: '/table-list', layout: 'main', redirect: '/table-list/patents' },
  { path: '/table-list/patents', layout: 'main', area: 'search', screen: 'DesignListScreen' },
  { path: '/table-list/patents/$patentId', layout: 'main', area: 'cases', screen: 'CasePageScreen' },
  {
    path: '/table-list/patents/$patentId/edit',
    layout: 'main',
    area: 'cases',
    screen: 'CaseEditScreen',
  },
  {
    path: '/table-list/patents/workflow/$patentId',
    layout: 'main',
    area: 'cases',
    screen: 'WorkflowScreen',
  },
  { path: '/table-list/viewAssignment', layout: 'main', area: 'cases', screen: 'AssignmentsScreen' },
  {
    path: '/table-list/changeLog',
    layout: 'main',
    area: 'cases',
    screen: 'ChangeLogScreen',
  },
  { path: '/table-list/similarOwner', layout: 'main', area: 'cases', screen: 'SimilarOwnersScreen' },
  {
    path: '/user-document',
    layout: 'main',
    area: 'cases',
    screen: 'DocumentListScreen',
  },
  {
    path: '/user-document/detail',
    layout: 'main',
    area: 'cases',
    screen: 'DocumentDetailScreen',
  },
  { path: '/buat-pengajuan', layout: 'main', area: 'filing', screen: 'FilingScreen' },
  { path: '/buat-pengajuan/draft', layout: 'main', area: 'filing', screen: 'FilingScreen' },
  { path: '/trademarks/search', layout: 'main', area: 'search', screen: 'MarkSearchScreen' },
  { path: '/list-tm/trademarks', layout: 'main', area: 'search', screen: 'MarkListScreen' },
  { path: '/list-tm/trademarks/$fileno', layout: 'main', area: 'cases', screen: 'MarkPageScreen' },
  { path: '/user-docx', layout: 'main', redirect: '/user-docx/tp' },
  ownRequests('/user-docx/tp', 'AfterFilingScreen'),
  { path: '/user-docx/tp/berbayar', layout: 'main', area: 'requests', screen: 'PaidRequestsScreen' },
  { path: '/user-docx/tp/tdkberbayar', layout: 'main', area: 'requests', screen: 'FreeRequestsScreen' },
  ownRequests('/user-docx/tp/tdkberbayar/permohonan/files', 'FreeFilesScreen'),
  { path: '/user-docx/tp/banding', layout: 'main', area: 'requests', screen: 'AppealScreen' },
  ownRequests('/user-docx/tp/uploadFile_ori/$fileId', 'UploadOriginalScreen'),
  ownRequests('/user-docx/tp/uploadFile/$fileId', 'UploadScreen'),
  ownRequests('/user-docx/tp/fileListPen/$fileId', 'SubmittedRequestScreen'),
  ownRequests('/user-docx/tp/fileListBanding/$fileId', 'SubmittedAppealScreen'),
  {
    path: '/user-docx/tp/pasca-sertifikat',
    layout: 'main',
    area: 'lists',
    screen: 'LandingScreen',
  },
  ownRequests('/user-docx/tp/list-pengajuan-pasca', 'RequestListScreen'),
  {
    path: '/wf-mapping/wfmapping',
    layout: 'main',
    area: 'cases',
    screen: 'WorkflowMapScreen',
  },
  ownRequests('/pasca-permohonan/list', 'TimelineScreen'),
  { path: '/pasca-permohonan/statistik', layout: 'main', area: 'statistics', screen: 'StatisticsScreen' },
  {
    path: '/customer-screen/list',
    layout: 'main',
    area: 'lists',
    screen: 'ApplicationListScreen',
  },
  {
    path: '/customer-screen/payments/$patentId',
    layout: 'main',
    area: 'cases',
    screen: 'PaymentScreen',
  },
  {
    path: '/customer-screen/draft',
    layout: 'main',
    area: 'filing',
    screen: 'DraftListScreen',
  },
  { path: '/customer-screen/oposisi', layout: 'main', area: 'requests', screen: 'OppositionsScreen' },
  {
    path: '/customer-screen/gabungan',
    layout: 'main',
    area: 'cases',
    screen: 'CartScreen',
  },
  {
    path: '/kuasa',
    layout: 'main',
    area: 'cases',
    screen: 'MandatesScreen',
  },
  { path: '/office/tariffs', layout: 'main', redirect: '/petugas/tarif' },
  { path: '/office/consultants', layout: 'main', redirect: '/petugas/konsultan' },
  desk('/petugas', 'OfficeQueueScreen', 'deskCase'),
  desk('/petugas/berkas/$patentId', 'OfficeCaseScreen', 'deskCase'),
  office('/petugas/pembayaran', 'OfficePaymentsScreen'),
  office('/petugas/konsultan', 'ConsultantRequestsScreen'),
  office('/petugas/pegawai', 'StaffScreen'),
  desk('/petugas/beban-kerja', 'WorkloadScreen', 'workload'),
  office('/petugas/tarif', 'TariffScreen'),
  office('/petugas/hari-libur', 'HolidayScreen'),
  office('/petugas/tenggat', 'PeriodScreen'),
  office('/petugas/surat', 'OutgoingScreen'),
  office('/petugas/berita-resmi', 'GazetteScreen'),
  office('/petugas/pengumuman', 'AnnouncementScreen'),
  office('/petugas/laporan-masalah', 'ProblemReportsScreen'),
  desk('/komisi-banding', 'AppealBoardScreen', 'appeals'),
  {
    path: '/change-password',
    layout: 'main',
    area: 'account',
    screen: 'ChangePasswordScreen',
  },
  {
    path: '/inbox',
    layout: 'main',
    area: 'lists',
    screen: 'InboxScreen',
  },
  { path: '/pencarian-tersimpan', layout: 'main', area: 'search', screen: 'SavedSearchScreen' },
  {
    path: '/viewer/pdf/$procid',
    layout: 'viewer',
    area: 'viewer',
    screen: 'PdfViewerScreen',
  },
  {
    path: '/viewer/user-manual',
    layout: 'viewer',
    area: 'viewer',
    screen: 'ManualScreen',
  },
  {
    path: '/viewer/panduan-pembayaran',
    layout: 'viewer',
    area: 'viewer',
    screen: 'PayGuideScreen',
  },
  { path: '/jawaban/$procid', layout: 'main', area: 'requests', screen: 'AnswerScreen' },
  { path: '/verifikasi', layout: 'own', area: 'verification', screen: 'VerificationScreen' },
  { path: '/verifikasi/$code', layout: 'own', area: 'verification', screen: 'VerificationScreen' },
  {
    path: '/pratinjau/$token',
    layout: 'own',
    area: 'steps',
    screen: 'ReviewScreen',
  },
  {
    path: '/lapor-masalah',
    layout: 'public',
    area: 'account',
    screen: 'ReportScreen',
  },
]
