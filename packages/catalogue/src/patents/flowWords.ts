/** Name, meaning and what comes next of a state, by the name its words go under. */
export function stateWords<const K extends string>(name: K) {
  const text = `patents:state.${name}` as const
  return { text, means: `${text}.means`, next: `${text}.next` } as const
}

/** The same for a state where something happens when nobody acts. */
export function urgentWords<const K extends string>(name: K) {
  return { ...stateWords(name), otherwise: `patents:state.${name}.otherwise` } as const
}

/** Name and effect in law of an action, by the name its words go under. */
export function actionWords<const K extends string>(name: K) {
  const text = `patents:action.${name}` as const
  return { text, means: `${text}.means` } as const
}
