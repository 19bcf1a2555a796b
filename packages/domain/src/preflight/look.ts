/** What the device measured in one document. All lengths are millimetres on the page as it is shown, the origin its top left corner. */

export type PageSide = 'top' | 'right' | 'bottom' | 'left'
/** Distances of the outermost ink from the edges of the page. */
export type Margins = Record<PageSide, number>

/** A run of text on one line; runs far apart on one line stand apart. */
export interface TextLine {
  text: string
  x: number
  /** Of its upper edge. */
  y: number
  width: number
  height: number
}

export interface PageFont {
  name: string
  embedded: boolean
}

export interface PageLook {
  /** From 1. */
  page: number
  width: number
  height: number
  /** Ink without page numbers and line numbers; undefined on a page without ink. */
  ink: Margins | undefined
  /** Shares of the page, 0 to 1. */
  colour: number
  grey: number
  /** Running text, a line of the page each, without page and line numbers. */
  text: readonly string[]
  hasPageNumber: boolean
  hasLineNumbers: boolean
  fonts: readonly PageFont[]
  /** Share of the characters that stand sideways or upside down, 0 to 1. */
  turned: number
  /** Of the picture that covers the page, when one does. */
  scanDpi: number | undefined
  /** It could not be drawn, or not wholly. */
  failed: boolean
}

export interface DocumentLook {
  /** Pages the file says it has; `pages` may be fewer while it is being looked at. */
  pageCount: number
  pages: readonly PageLook[]
  hasScripts: boolean
  hasAttachments: boolean
}

/** Why a document could not be looked at at all. */
export type Unreadable = 'unreadable' | 'encrypted' | 'empty'

/** What a document, or some of its pages, is in a patent application. */
export type PartKind = 'description' | 'claims' | 'abstract' | 'drawings' | 'other'

/** STOP: without this no filing date can be given, or nobody can read it. WARN: a suggestion, never in the way. */
export interface PreflightFinding {
  code: PreflightCode
  level: 'STOP' | 'WARN'
  /** Undefined: about the whole file. */
  page?: number
  values?: Record<string, string | number>
}

export const preflightCodes = [
  'unreadable',
  'encrypted',
  'empty',
  'noDescription',
  'size',
  'landscape',
  'turned',
  'blank',
  'notDrawn',
  'margin',
  'marginWide',
  'font',
  'colour',
  'grey',
  'scan',
  'scanCoarse',
  'lineNumbers',
  'pageNumbers',
  'script',
  'attachments',
  'abstractWords',
  'abstractNone',
  'claimsNone',
  'claimNumbering',
  'claimTwice',
  'claimRefMissing',
  'claimRefLater',
  'claimMultiple',
  'claimIndependent',
  'signsMissing',
  'figureNumber',
] as const
export type PreflightCode = (typeof preflightCodes)[number]
