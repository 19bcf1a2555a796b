import type { Life, LifeRequest } from './life.ts'
import { isOpenRequest } from './ownRequests.ts'

/** What a granted request leaves nothing of for another one: the right, its owner, its parts, its use by another, its further term. */
type Disposal = 'end' | 'owner' | 'parts' | 'licence' | 'term'

const DISPOSALS: Readonly<Record<string, Disposal>> = {
  PH: 'owner',
  PM: 'parts',
  BJ: 'parts',
  PJ: 'term',
  LI: 'licence',
  PK: 'end',
  LH: 'end',
  HM: 'end',
}
const CLASHES =
  'end end, end owner, end parts, end licence, end term, owner parts, owner licence, parts parts, parts licence'
    .split(', ')
    .map((pair) => pair.split(' '))

type Asked = Pick<LifeRequest, 'kind' | 'asked'>

function disposalsOf({ parts: present }: Life, { kind, asked: { parts } }: Asked): string[] {
  const one = DISPOSALS[kind]
  if (one === undefined) return []
  return kind === 'PJ' && parts && parts.length < present.length ? [one, 'parts'] : [one]
}

/** Undecided requests in a case, received before `one` or all of them, that cannot be granted together with it. */
export function contradictingIn(life: Life, one: Asked): LifeRequest[] {
  const own = life.requests.findIndex((other) => other === one)
  const earlier = own === -1 ? life.requests : life.requests.slice(0, own)
  const mine = disposalsOf(life, one)
  return earlier.filter((other) => {
    const theirs = disposalsOf(life, other)
    const clash = ([a = '', b = '']: string[]) =>
      (mine.includes(a) && theirs.includes(b)) || (mine.includes(b) && theirs.includes(a))
    return other.kind !== one.kind && isOpenRequest(other) && CLASHES.some(clash)
  })
}

/** Whether an undecided request disposes of the case, so that a transfer contradicts it. */
export const isDisposedOf = (life: Life): boolean =>
  life.requests.some((one) => one.kind !== 'PH' && one.kind !== 'PJ' && isOpenRequest(one) && one.kind in DISPOSALS)
