import { casePath, PUBLIC_ROOT } from '@saki/domain/publicRegister/casePath'

import { rightOfLetter } from '../../caseState.ts'
import { escaped } from './markup.ts'
import { inEveryLanguage, publicAddress } from './publicAddress.ts'

/** Cases of one sitemap: three addresses each, below the limit of 50,000 addresses. */
export const CASES_OF_SITEMAP = 16_000

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Index of the sitemaps, one or more for each month with cases in the register. */
export function sitemapIndex(base: string, months: readonly { month: string; cases: number }[]): string {
  const parts = months.flatMap(({ month, cases }) =>
    Array.from({ length: Math.ceil(cases / CASES_OF_SITEMAP) }, (_, at) => `${month}/${at + 1}`),
  )
  const names = ['halaman/1', ...parts].map(
    (part) => `<sitemap><loc>${escaped(`${base}${PUBLIC_ROOT}/sitemap/${part}.xml`)}</loc></sitemap>`,
  )
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${names.join('\n')}\n</sitemapindex>\n`
}

/** The pages that are no case, in every language. */
export function pagesSitemap(base: string): string {
  return sitemapOf(base, ['', '/berita-resmi', '/verifikasi', '/cara-mencari', '/janji-layanan', '/data-terbuka'])
}

/** Permanent addresses of cases in every language. */
export function casesSitemap(base: string, cases: readonly { applicationNumber: string; fileTyp: string }[]): string {
  return sitemapOf(
    base,
    cases.map(({ applicationNumber, fileTyp }) => casePath({ letter: rightOfLetter(fileTyp), applicationNumber })),
  )
}

function sitemapOf(base: string, paths: readonly string[]): string {
  const urls = paths.flatMap((path) =>
    inEveryLanguage(path).map(({ address }) => `<url><loc>${escaped(`${base}${address}`)}</loc></url>`),
  )
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`
}

/** Search engines may read the public register only. Searches and exports are left out. */
export function robotsText(base: string): string {
  const barred = ['id', 'en', 'ar'].map((language) => `Disallow: ${publicAddress(language as 'id', '/cari')}`)
  return [
    'User-agent: *',
    `Allow: ${PUBLIC_ROOT}`,
    ...barred,
    'Disallow: /',
    `Sitemap: ${base}${PUBLIC_ROOT}/sitemap.xml`,
    '',
  ].join('\n')
}
