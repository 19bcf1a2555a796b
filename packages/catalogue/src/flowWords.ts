/** Builds text keys of states and actions in an area. */
export function flowWords<const A extends 'workflow' | 'marks' | 'patents'>(area: A) {
  /** Keys for name, meaning and next step of a state. */
  const stateWords = <const K extends string>(name: K) => {
    const text = `${area}:state.${name}` as const
    return { text, means: `${text}.means`, next: `${text}.next` } as const
  }
  return {
    stateWords,
    /** The same plus `otherwise`, for a state that changes when nobody acts. */
    urgentWords: <const K extends string>(name: K) =>
      ({ ...stateWords(name), otherwise: `${area}:state.${name}.otherwise` }) as const,
    /** Keys for name and legal effect of an action. */
    actionWords: <const K extends string>(name: K) => {
      const text = `${area}:action.${name}` as const
      return { text, means: `${text}.means` } as const
    },
  }
}
