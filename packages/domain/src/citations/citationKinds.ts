/** What an officer can cite: an earlier mark by its name, a picture of a mark or design, a design as a whole, a passage of a patent. */
export const citationKinds = ['mark', 'picture', 'design', 'patent'] as const
export type CitationKind = (typeof citationKinds)[number]

/** By which classes a right is classified; tells marks, designs and patents apart. */
type Classification = 'nice' | 'locarno' | 'ipc' | 'none'

const kinds: Record<Classification, readonly CitationKind[]> = {
  nice: ['mark', 'picture'],
  locarno: ['picture', 'design'],
  ipc: ['patent'],
  none: [],
}

/** What is cited against a case of a right. */
export const kindsCitedAgainst = (classes: Classification): readonly CitationKind[] => kinds[classes]

const cited: Record<CitationKind, readonly Classification[]> = {
  mark: ['nice'],
  picture: ['nice', 'locarno'],
  design: ['locarno'],
  patent: ['ipc'],
}

/** Whether a case of a right can be cited in this way. */
export const isCitedAs = (kind: CitationKind, classes: Classification): boolean => cited[kind].includes(classes)
