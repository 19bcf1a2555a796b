/**
 * Measurements of one document, made in the browser. Lengths are millimetres on the page as displayed; the origin is the top left corner.
 */

export type PageSide = 'top' | 'right' | 'bottom' | 'left'
/** Distances of the outermost ink from the page edges. */
export type Margins = Record<PageSide, number>

/** A run of text on one line; widely spaced runs of one line are separate. */
export interface TextLine {
  text: string
  x: number
  /** Upper edge. */
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
  /** Body text line by line, without page and line numbers. */
  text: readonly string[]
  hasPageNumber: boolean
  hasLineNumbers: boolean
  fonts: readonly PageFont[]
  /** Share of the characters that are rotated, 0 to 1. */
  turned: number
  /** Resolution of a picture that covers the page; undefined without one. */
  scanDpi: number | undefined
  /** Rendering failed in whole or in part. */
  failed: boolean
}

export interface DocumentLook {
  /** Page count by the file; `pages` may hold fewer while the analysis runs. */
  pageCount: number
  pages: readonly PageLook[]
  hasScripts: boolean
  hasAttachments: boolean
}

/** Why a document could not be analysed. */
export type Unreadable = 'unreadable' | 'encrypted' | 'empty'

/** Part of a patent application that a document or some of its pages form. */
export type PartKind = 'description' | 'claims' | 'abstract' | 'drawings' | 'other'

/** STOP: no filing date can be given, or the file cannot be read. WARN: a suggestion that prevents nothing. */
export interface PreflightFinding {
  code: PreflightCode
  level: 'STOP' | 'WARN'
  /** Page number; undefined for findings about the whole file. */
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
