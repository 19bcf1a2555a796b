const posts = { PATENT: 'patent', SIMPLE_PATENT: 'patent', DESIGN: 'design', MARK: 'mark' } as const

/** Text keys of a right in letters and certificates, by its id, and the post that signs its letters. */
export const letterKeys = <const I extends 'PATENT' | 'SIMPLE_PATENT' | 'DESIGN' | 'MARK'>(id: I) =>
  ({
    right: `letters:right.${id}`,
    check: `letters:check.${id}`,
    gazette: `letters:gazette.${id}`,
    board: `letters:board.${id}`,
    unit: `letters:unit.${id}`,
    signer: `letters:signer.${id}`,
    post: posts[id],
  }) as const

export const certificateKeys = <const I extends 'PATENT' | 'SIMPLE_PATENT' | 'DESIGN' | 'MARK'>(id: I) =>
  ({
    title: `letters:certificate.title.${id}`,
    grants: `letters:certificate.grants.${id}`,
    thing: `letters:certificate.thing.${id}`,
    term: `letters:certificate.term.${id}`,
  }) as const

/** Text keys of the printed gazette, by RIGHT. */
export const gazetteKeys = <const L extends 'P' | 'D' | 'T'>(letter: L) =>
  ({ title: `gazettePaper:${letter}`, ground: `gazettePaper:ground.${letter}` }) as const
