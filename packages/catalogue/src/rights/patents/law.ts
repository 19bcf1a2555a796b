/** The law of a patent or simple patent, which never changes: UU 13/2016 as amended by UU 6/2023, or UU 65/2024. */
export type PatentLaw = 'UU13/2016' | 'UU65/2024'
