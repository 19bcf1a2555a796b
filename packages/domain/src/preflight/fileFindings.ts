import { abstractFindings } from './abstractWords.ts'
import type { Claim } from './claims.ts'
import { claimFindings, claimsOf } from './claimFindings.ts'
import { figureFindings, signFindings } from './drawings.ts'
import { wideMarginFindings } from './geometry.ts'
import type { DocumentLook, PageLook, PartKind, PreflightFinding } from './look.ts'
import { isBlank, isScan, pageFindings } from './pageFindings.ts'

/** Data of the rest of the application with which a document is compared. */
export interface ComparisonData {
  isSimple: boolean
  /** Title of the invention, in every language it was given in. */
  titles: readonly string[]
  /** Claims from another document of the application, when present. */
  claims?: readonly Claim[] | undefined
}

/** Pages of one document that form one part of the application. */
export interface PartPages {
  kind: PartKind
  pages: readonly PageLook[]
}

/** Line numbers are expected on pages with more lines than this. */
const NUMBERED_FROM = 10

/** All findings of a document: those about the whole file first, then by page. */
export function documentFindings(
  look: DocumentLook,
  parts: readonly PartPages[],
  compared: ComparisonData,
): PreflightFinding[] {
  const found: PreflightFinding[] = []
  if (isEmpty(look)) return [{ code: 'empty', level: 'STOP' }]
  if (look.hasScripts) found.push({ code: 'script', level: 'WARN' })
  if (look.hasAttachments) found.push({ code: 'attachments', level: 'WARN' })
  const ofPages = parts.flatMap(({ kind, pages }) => pages.flatMap((page) => pageFindings(page, kind)))
  found.push(
    ...numberFindings(parts),
    ...parts.flatMap((part) => onFirstPage(partFindings(part, compared), part, parts)),
  )
  return [...found, ...ofPages].sort((a, b) => (a.page ?? 0) - (b.page ?? 0))
}

/** In a document of several parts, findings about a part are assigned to its first page. */
function onFirstPage(found: PreflightFinding[], { pages }: PartPages, parts: readonly PartPages[]): PreflightFinding[] {
  const first = pages[0]?.page
  return parts.length < 2 || first === undefined ? found : found.map((finding) => ({ page: first, ...finding }))
}

/** Whether every page is blank. A page that failed to render does not count as blank. */
export function isEmpty({ pageCount, pages }: DocumentLook): boolean {
  return pageCount === 0 || (pages.length === pageCount && pages.every(isBlank))
}

function partFindings({ kind, pages }: PartPages, compared: ComparisonData): PreflightFinding[] {
  const found = wideMarginFindings(pages, kind)
  const scans = pages.filter(isScan)
  if (scans.length > 0 && kind !== 'drawings' && kind !== 'other')
    found.push({ code: 'scan', level: 'WARN', values: { count: scans.length, first: scans[0]?.page ?? 1 } })
  const canRead = pages.length > 0 && scans.length < pages.length
  if (kind === 'abstract' && canRead) found.push(...abstractFindings(pages, compared.titles))
  if (kind === 'claims' && canRead) found.push(...claimFindings(claimsOf(pages), compared.isSimple))
  if (kind === 'drawings') found.push(...figureFindings(pages), ...signFindings(compared.claims ?? [], pages))
  return found
}

/** Warns once per document of missing line numbers (description and claims) and page numbers (all parts). */
function numberFindings(parts: readonly PartPages[]): PreflightFinding[] {
  const found: PreflightFinding[] = []
  const running = parts.filter(({ kind }) => kind === 'description' || kind === 'claims').flatMap(({ pages }) => pages)
  const long = running.filter(({ text }) => text.length > NUMBERED_FROM)
  if (long.length > 0 && long.filter(({ hasLineNumbers }) => hasLineNumbers).length * 2 < long.length)
    found.push({ code: 'lineNumbers', level: 'WARN' })
  const written = parts
    .flatMap(({ kind, pages }) => (kind === 'other' ? [] : pages))
    .filter((page) => page.ink && !isScan(page) && page.text.length > 0)
  if (written.length > 1 && written.filter(({ hasPageNumber }) => hasPageNumber).length * 2 < written.length)
    found.push({ code: 'pageNumbers', level: 'WARN' })
  return found
}
