import type { Page } from '@saki/contracts/pages'
import type { RouteComponent } from '@tanstack/react-router'

import { lazyScreen } from './lib/lazyScreen.ts'
import { laterScreen } from './screens/later/later.tsx'
import { type LaterName } from './screens/later/laterNames.ts'

export type Layout = 'public' | 'own' | 'main' | 'viewer'

export interface RouteRow {
  path: Page
  /** `public`: the two columns of the log-in; `own`: the screen has its own frame; `main`: with sidebar; `viewer`: a window without menus. */
  layout: Layout
  screen?: RouteComponent
  redirect?: Page
}

const later = (path: Page, name: LaterName, layout: Layout = 'main'): RouteRow => ({
  path,
  layout,
  screen: laterScreen(name),
})

const activation = lazyScreen(() => import('./screens/session/ActivationScreen.tsx'), 'ActivationScreen')
const filing = lazyScreen(() => import('./screens/filing/FilingScreen.tsx'), 'FilingScreen')

const verification = lazyScreen(() => import('./screens/verification/VerificationScreen.tsx'), 'VerificationScreen')

/** Every page of the portal, in the order of the specification. */
export const routeTable: readonly RouteRow[] = [
  { path: '/', layout: 'own', redirect: '/login' },
  {
    path: '/login',
    layout: 'public',
    screen: lazyScreen(() => import('./screens/session/LoginScreen.tsx'), 'LoginScreen'),
  },
  { path: '/login/activation', layout: 'public', screen: activation },
  {
    path: '/login/activatelogin',
    layout: 'public',
    screen: lazyScreen(() => import('./screens/session/LoginCodeScreen.tsx'), 'LoginCodeScreen'),
  },
  {
    path: '/login/reactivatelogin',
    layout: 'public',
    screen: lazyScreen(() => import('./screens/session/ReactivateScreen.tsx'), 'ReactivateScreen'),
  },
  {
    path: '/login/forgetpass',
    layout: 'public',
    screen: lazyScreen(() => import('./screens/session/ForgottenScreen.tsx'), 'ForgottenScreen'),
  },
  {
    path: '/daftar-akun',
    layout: 'own',
    screen: lazyScreen(() => import('./screens/session/registration/RegistrationScreen.tsx'), 'RegistrationScreen'),
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
    screen: lazyScreen(() => import('./screens/caseEdit/CaseEditScreen.tsx'), 'CaseEditScreen'),
  },
  {
    path: '/table-list/patents/workflow/$patentId',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/workflow/WorkflowScreen.tsx'), 'WorkflowScreen'),
  },
  later('/table-list/viewAssignment', 'assignments'),
  {
    path: '/table-list/changeLog',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/changeLog/ChangeLogScreen.tsx'), 'ChangeLogScreen'),
  },
  later('/table-list/similarOwner', 'similarOwners'),
  {
    path: '/user-document',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/documents/DocumentListScreen.tsx'), 'DocumentListScreen'),
  },
  {
    path: '/user-document/detail',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/documents/DocumentDetailScreen.tsx'), 'DocumentDetailScreen'),
  },
  { path: '/buat-pengajuan', layout: 'main', screen: filing },
  { path: '/buat-pengajuan/draft', layout: 'main', screen: filing },
  later('/trademarks/search', 'markSearch'),
  later('/list-tm/trademarks', 'marks'),
  later('/list-tm/trademarks/$fileno', 'mark'),
  { path: '/user-docx', layout: 'main', redirect: '/user-docx/tp' },
  later('/user-docx/tp', 'afterFiling'),
  later('/user-docx/tp/berbayar', 'paidRequest'),
  {
    path: '/user-docx/tp/tdkberbayar',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/answer/LettersScreen.tsx'), 'LettersScreen'),
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
    screen: lazyScreen(() => import('./screens/landing/LandingScreen.tsx'), 'LandingScreen'),
  },
  later('/user-docx/tp/list-pengajuan-pasca', 'requests'),
  {
    path: '/wf-mapping/wfmapping',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/workflowMap/WorkflowMapScreen.tsx'), 'WorkflowMapScreen'),
  },
  later('/pasca-permohonan/list', 'allRequests'),
  later('/pasca-permohonan/statistik', 'statistics'),
  {
    path: '/customer-screen/list',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/applications/ApplicationListScreen.tsx'), 'ApplicationListScreen'),
  },
  {
    path: '/customer-screen/payments/$patentId',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/payments/PaymentScreen.tsx'), 'PaymentScreen'),
  },
  {
    path: '/customer-screen/draft',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/drafts/DraftListScreen.tsx'), 'DraftListScreen'),
  },
  later('/customer-screen/oposisi', 'oppositions'),
  {
    path: '/customer-screen/gabungan',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/cart/CartScreen.tsx'), 'CartScreen'),
  },
  {
    path: '/kuasa',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/agents/MandatesScreen.tsx'), 'MandatesScreen'),
  },
  { path: '/office/tariffs', layout: 'main', redirect: '/petugas/tarif' },
  { path: '/office/consultants', layout: 'main', redirect: '/petugas/konsultan' },
  {
    path: '/petugas',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/desk/OfficeQueueScreen.tsx'), 'OfficeQueueScreen'),
  },
  {
    path: '/petugas/berkas/$patentId',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/desk/OfficeCaseScreen.tsx'), 'OfficeCaseScreen'),
  },
  {
    path: '/petugas/pembayaran',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/officePayments/OfficePaymentsScreen.tsx'), 'OfficePaymentsScreen'),
  },
  {
    path: '/petugas/konsultan',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/office/ConsultantRequestsScreen.tsx'), 'ConsultantRequestsScreen'),
  },
  {
    path: '/petugas/tarif',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/tariffs/TariffScreen.tsx'), 'TariffScreen'),
  },
  {
    path: '/petugas/hari-libur',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/holidays/HolidayScreen.tsx'), 'HolidayScreen'),
  },
  {
    path: '/petugas/tenggat',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/periods/PeriodScreen.tsx'), 'PeriodScreen'),
  },
  {
    path: '/petugas/surat',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/outgoing/OutgoingScreen.tsx'), 'OutgoingScreen'),
  },
  {
    path: '/petugas/berita-resmi',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/gazette/GazetteScreen.tsx'), 'GazetteScreen'),
  },
  {
    path: '/petugas/pengumuman',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/announcements/AnnouncementScreen.tsx'), 'AnnouncementScreen'),
  },
  {
    path: '/change-password',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/session/ChangePasswordScreen.tsx'), 'ChangePasswordScreen'),
  },
  {
    path: '/inbox',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/inbox/InboxScreen.tsx'), 'InboxScreen'),
  },
  {
    path: '/viewer/pdf/$procid',
    layout: 'viewer',
    screen: lazyScreen(() => import('./screens/viewer/PdfViewerScreen.tsx'), 'PdfViewerScreen'),
  },
  {
    path: '/viewer/user-manual',
    layout: 'viewer',
    screen: lazyScreen(() => import('./screens/viewer/ManualScreen.tsx'), 'ManualScreen'),
  },
  {
    path: '/viewer/panduan-pembayaran',
    layout: 'viewer',
    screen: lazyScreen(() => import('./screens/viewer/PayGuideScreen.tsx'), 'PayGuideScreen'),
  },
  {
    path: '/jawaban/$procid',
    layout: 'main',
    screen: lazyScreen(() => import('./screens/answer/AnswerScreen.tsx'), 'AnswerScreen'),
  },
  { path: '/verifikasi', layout: 'own', screen: verification },
  { path: '/verifikasi/$code', layout: 'own', screen: verification },
  {
    path: '/pratinjau/$token',
    layout: 'own',
    screen: lazyScreen(() => import('./screens/filing/review/ReviewScreen.tsx'), 'ReviewScreen'),
  },
]
