/** Keys of the words of states and actions, by the area and the name they go under. */
export function flowWords<const A extends 'workflow' | 'marks' | 'patents'>(area: A) {
  /** Name, meaning and what comes next of a state. */
  const stateWords = <const K extends string>(name: K) => {
    const text = `${area}:state.${name}` as const
    return { text, means: `${text}.means`, next: `${text}.next` } as const
  }
  return {
    stateWords,
    /** The same for a state where something happens when nobody acts. */
    urgentWords: <const K extends string>(name: K) =>
      ({ ...stateWords(name), otherwise: `${area}:state.${name}.otherwise` }) as const,
    /** Name and effect in law of an action. */
    actionWords: <const K extends string>(name: K) => {
      const text = `${area}:action.${name}` as const
      return { text, means: `${text}.means` } as const
    },
  }
}
