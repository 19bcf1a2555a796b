/** The pages of the web client: path patterns of the router, in the order of the specification. $name matches one segment. */
export const pages = [
  '/',
  '/login',
  '/login/activation',
  '/login/activatelogin',
  '/login/reactivatelogin',
  '/login/forgetpass',
  '/daftar-akun',
  '/forms',
  '/forms/search',
  '/forms/advance',
  '/forms/advance/$condition',
  '/table-list',
  '/table-list/patents',
  '/table-list/patents/$patentId',
  '/table-list/patents/$patentId/edit',
  '/table-list/patents/workflow/$patentId',
  '/table-list/viewAssignment',
  '/table-list/changeLog',
  '/table-list/similarOwner',
  '/user-document',
  '/user-document/detail',
  '/buat-pengajuan',
  '/buat-pengajuan/draft',
  '/trademarks/search',
  '/list-tm/trademarks',
  '/list-tm/trademarks/$fileno',
  '/user-docx',
  '/user-docx/tp',
  '/user-docx/tp/berbayar',
  '/user-docx/tp/tdkberbayar',
  '/user-docx/tp/tdkberbayar/permohonan/files',
  '/user-docx/tp/banding',
  '/user-docx/tp/uploadFile_ori/$fileId',
  '/user-docx/tp/uploadFile/$fileId',
  '/user-docx/tp/fileListPen/$fileId',
  '/user-docx/tp/fileListBanding/$fileId',
  '/user-docx/tp/pasca-sertifikat',
  '/user-docx/tp/list-pengajuan-pasca',
  '/wf-mapping/wfmapping',
  '/pasca-permohonan/list',
  '/pasca-permohonan/statistik',
  '/customer-screen/list',
  '/customer-screen/payments/$patentId',
  '/customer-screen/draft',
  '/customer-screen/oposisi',
  '/customer-screen/gabungan',
  '/kuasa',
  '/office/tariffs',
  '/office/consultants',
  // Not in the specification: the office desk
  '/petugas',
  '/petugas/berkas/$patentId',
  '/petugas/pembayaran',
  '/petugas/konsultan',
  '/petugas/pegawai',
  '/petugas/beban-kerja',
  '/petugas/tarif',
  '/petugas/hari-libur',
  '/petugas/tenggat',
  '/petugas/surat',
  '/petugas/berita-resmi',
  '/petugas/pengumuman',
  '/petugas/laporan-masalah',
  '/komisi-banding',
  '/change-password',
  '/inbox',
  // Not in the specification: saved searches and their messages
  '/pencarian-tersimpan',
  '/viewer/pdf/$procid',
  '/viewer/user-manual',
  '/viewer/panduan-pembayaran',
  // Not in the specification: answering an office letter point by point, and verifying a document by its code
  '/jawaban/$procid',
  '/verifikasi',
  '/verifikasi/$code',
  // Not in the specification: a draft opened by its review link, and reporting a problem of the portal to the office
  '/pratinjau/$token',
  '/lapor-masalah',
] as const

export type Page = (typeof pages)[number]

const patterns = pages.map((page) => [page, new RegExp(`^${page.replace(/\$\w+/g, '[^/]+')}/?$`)] as const)

/** The page of a path of the client (parameters are not checked); undefined for any other path. */
export function pageOf(path: string): Page | undefined {
  return patterns.find(([, pattern]) => pattern.test(path))?.[0]
}

/** The path of an address without search parameters, hash and the secret of a link, which must not be stored. */
export function pathWithoutSecrets(address: string): string {
  const path = address.split(/[?#]/)[0] ?? ''
  const page = pageOf(path)
  return page?.includes('$token') ? page : path
}

const LONGEST_ADDRESS = 2000
/** Placeholder origin for parsing; an address that resolves to another origin is external. */
const HERE = 'https://portal.invalid'

/**
 * Normalises an address to a page of this portal with search and hash. Returns undefined for other origins, in any spelling, and for
 * paths that are no page. Every address from outside the portal is checked by this function.
 */
export function ownAddress(text: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- browsers drop control characters before they read an address
  if (text.length > LONGEST_ADDRESS || !/^\/(?![/\\])[^\u0000-\u0020\\\u007f]*$/.test(text)) return undefined
  const url = URL.parse(text, HERE)
  if (!url || url.origin !== HERE || !pageOf(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}
