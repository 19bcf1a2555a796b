import { abstractFindings } from './abstractWords.ts'
import type { Claim } from './claims.ts'
import { claimFindings, claimsOf } from './claimFindings.ts'
import { figureFindings, signFindings } from './drawings.ts'
import { wideMarginFindings } from './geometry.ts'
import type { DocumentLook, PageLook, PartKind, PreflightFinding } from './look.ts'
import { isBlank, isScan, pageFindings } from './pageFindings.ts'

/** What the rest of the application says that the documents are compared with. */
export interface Compared {
  isSimple: boolean
  /** Title of the invention, in every language it was given in. */
  titles: readonly string[]
  /** Of another document of the same application, when it is there. */
  claims?: readonly Claim[] | undefined
}

/** Pages of one document that are one part of the application. */
export interface PartPages {
  kind: PartKind
  pages: readonly PageLook[]
}

/** Line numbers are expected where a page has more lines than this. */
const NUMBERED_FROM = 10

/** Everything to be said of a document, whole or in parts: what concerns the file first, then page by page. */
export function documentFindings(
  look: DocumentLook,
  parts: readonly PartPages[],
  compared: Compared,
): PreflightFinding[] {
  const found: PreflightFinding[] = []
  if (isEmpty(look)) return [{ code: 'empty', level: 'STOP' }]
  if (look.hasScripts) found.push({ code: 'script', level: 'WARN' })
  if (look.hasAttachments) found.push({ code: 'attachments', level: 'WARN' })
  const ofPages = parts.flatMap(({ kind, pages }) => pages.flatMap((page) => pageFindings(page, kind)))
  found.push(...numberFindings(parts), ...parts.flatMap((part) => placed(partFindings(part, compared), part, parts)))
  return [...found, ...ofPages].sort((a, b) => (a.page ?? 0) - (b.page ?? 0))
}

/** In a document of several parts, what concerns a part stands with its first page. */
function placed(found: PreflightFinding[], { pages }: PartPages, parts: readonly PartPages[]): PreflightFinding[] {
  const first = pages[0]?.page
  return parts.length < 2 || first === undefined ? found : found.map((finding) => ({ page: first, ...finding }))
}

/** Not one page with anything on it. A page that could not be drawn may have something. */
export function isEmpty({ pageCount, pages }: DocumentLook): boolean {
  return pageCount === 0 || (pages.length === pageCount && pages.every(isBlank))
}

function partFindings({ kind, pages }: PartPages, compared: Compared): PreflightFinding[] {
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

/** Line numbers in description and claims, page numbers everywhere: asked for once per document. */
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
