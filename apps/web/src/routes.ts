import type { Page } from '@saki/contracts/pages'

import type { LaterName } from './screens/later/laterNames.ts'

export type Layout = 'public' | 'own' | 'main' | 'viewer'

/** The screens of each area. An area is one chunk; `start` comes with the program itself. */
export interface AreaModules {
  start: typeof import('./areas/start.ts')
  lists: typeof import('./areas/lists.ts')
  filing: typeof import('./areas/filing.ts')
  /** The pages of a filing after its hub. */
  steps: typeof import('./areas/steps.ts')
  cases: typeof import('./areas/cases.ts')
  desk: typeof import('./areas/desk.ts')
  account: typeof import('./areas/account.ts')
  viewer: typeof import('./areas/viewer.ts')
  verification: typeof import('./areas/verification.ts')
}
export type RouteArea = keyof AreaModules

/** Groups of texts (build/textGroups.ts) that the screens of an area show at once; further ones load when they are used. */
export const areaTexts: Record<RouteArea, readonly string[]> = {
  start: ['start'],
  lists: ['shell'],
  filing: ['filing'],
  steps: ['filing'],
  cases: ['case'],
  desk: ['desk'],
  account: ['account'],
  viewer: ['case'],
  verification: ['letters'],
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
} & (ScreenOf | { redirect: Page } | { area: 'lists'; later: LaterName })

const later = (path: Page, name: LaterName, layout: Layout = 'main'): RouteRow => ({
  path,
  layout,
  area: 'lists',
  later: name,
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
  later('/forms/search', 'search'),
  later('/forms/advance', 'advanced'),
  later('/forms/advance/$condition', 'advanced'),
  { path: '/table-list', layout: 'main', redirect: '/table-list/patents' },
  later('/table-list/patents', 'designs'),
  later('/table-list/patents/$patentId', 'case'),
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
  later('/table-list/viewAssignment', 'assignments'),
  {
    path: '/table-list/changeLog',
    layout: 'main',
    area: 'cases',
    screen: 'ChangeLogScreen',
  },
  later('/table-list/similarOwner', 'similarOwners'),
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
  later('/trademarks/search', 'markSearch'),
  later('/list-tm/trademarks', 'marks'),
  later('/list-tm/trademarks/$fileno', 'mark'),
  { path: '/user-docx', layout: 'main', redirect: '/user-docx/tp' },
  later('/user-docx/tp', 'afterFiling'),
  { path: '/user-docx/tp/berbayar', layout: 'main', area: 'cases', screen: 'AnnuityScreen' },
  {
    path: '/user-docx/tp/tdkberbayar',
    layout: 'main',
    area: 'cases',
    screen: 'LettersScreen',
  },
  later('/user-docx/tp/tdkberbayar/permohonan/files', 'freeFiles'),
  later('/user-docx/tp/banding', 'appeal'),
  later('/user-docx/tp/uploadFile_ori/$fileId', 'uploadOriginal'),
  later('/user-docx/tp/uploadFile/$fileId', 'upload'),
  later('/user-docx/tp/fileListPen/$fileId', 'requestFiles'),
  later('/user-docx/tp/fileListBanding/$fileId', 'appealFiles'),
  {
    path: '/user-docx/tp/pasca-sertifikat',
    layout: 'main',
    area: 'lists',
    screen: 'LandingScreen',
  },
  later('/user-docx/tp/list-pengajuan-pasca', 'requests'),
  {
    path: '/wf-mapping/wfmapping',
    layout: 'main',
    area: 'cases',
    screen: 'WorkflowMapScreen',
  },
  later('/pasca-permohonan/list', 'allRequests'),
  later('/pasca-permohonan/statistik', 'statistics'),
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
  later('/customer-screen/oposisi', 'oppositions'),
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
  {
    path: '/petugas',
    layout: 'main',
    area: 'desk',
    screen: 'OfficeQueueScreen',
  },
  {
    path: '/petugas/berkas/$patentId',
    layout: 'main',
    area: 'desk',
    screen: 'OfficeCaseScreen',
  },
  {
    path: '/petugas/pembayaran',
    layout: 'main',
    area: 'desk',
    screen: 'OfficePaymentsScreen',
  },
  {
    path: '/petugas/konsultan',
    layout: 'main',
    area: 'desk',
    screen: 'ConsultantRequestsScreen',
  },
  {
    path: '/petugas/tarif',
    layout: 'main',
    area: 'desk',
    screen: 'TariffScreen',
  },
  {
    path: '/petugas/hari-libur',
    layout: 'main',
    area: 'desk',
    screen: 'HolidayScreen',
  },
  {
    path: '/petugas/tenggat',
    layout: 'main',
    area: 'desk',
    screen: 'PeriodScreen',
  },
  {
    path: '/petugas/surat',
    layout: 'main',
    area: 'desk',
    screen: 'OutgoingScreen',
  },
  {
    path: '/petugas/berita-resmi',
    layout: 'main',
    area: 'desk',
    screen: 'GazetteScreen',
  },
  {
    path: '/petugas/pengumuman',
    layout: 'main',
    area: 'desk',
    screen: 'AnnouncementScreen',
  },
  {
    path: '/petugas/laporan-masalah',
    layout: 'main',
    area: 'desk',
    screen: 'ProblemReportsScreen',
  },
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
  {
    path: '/jawaban/$procid',
    layout: 'main',
    area: 'cases',
    screen: 'AnswerScreen',
  },
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
