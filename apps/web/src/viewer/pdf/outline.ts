import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface Heading {
  title: string
  /** Undefined if the link has no target in the document; it is then not clickable. */
  page: number | undefined
  below: Heading[]
}

type Node = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>[number]
/** Levels shown below the top one; deeper headings are left out. */
const DEEPEST = 6

/** The document's table of contents. */
export async function outlineOf(pdf: PDFDocumentProxy): Promise<Heading[]> {
  const nodes = (await pdf.getOutline()) as readonly Node[] | null
  return headings(pdf, nodes ?? [], DEEPEST)
}

function headings(pdf: PDFDocumentProxy, nodes: readonly Node[], depth: number): Promise<Heading[]> {
  return Promise.all(
    nodes.map(async ({ title, dest, items }) => ({
      title,
      page: await pageOf(pdf, dest as string | unknown[] | null).catch(() => undefined),
      below: depth > 0 ? await headings(pdf, items as readonly Node[], depth - 1) : [],
    })),
  )
}

async function pageOf(pdf: PDFDocumentProxy, target: string | unknown[] | null): Promise<number | undefined> {
  const destination = typeof target === 'string' ? await pdf.getDestination(target) : target
  const first: unknown = destination?.[0]
  if (typeof first === 'number') return first + 1
  if (typeof first !== 'object' || first === null) return undefined
  return (await pdf.getPageIndex(first as { num: number; gen: number })) + 1
}
