import type { CallName } from '@saki/contracts'
import {
  QueryClient,
  useMutation,
  useQuery,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query'

import { ask, type Answer, type Asking } from './ask.ts'
import { AskError } from './askError.ts'

const MOST_RETRIES = 2

/** Retries reads after network errors and 502, 503, 504 and 507; never after other refusals. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      networkMode: 'always',
      retry: (count, error) => count < MOST_RETRIES && error instanceof AskError && error.isPassing,
      retryDelay: (count, error) =>
        error instanceof AskError && error.retryAfter ? error.retryAfter * 1000 : 600 * 2 ** count,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

type Input<N extends CallName> = Pick<Asking<N>, 'params' | 'query' | 'body'>
type Reading<N extends CallName, T> = Omit<UseQueryOptions<Answer<N>, AskError, T>, 'queryKey' | 'queryFn'>

/** The cache key of a call's answer; `queryKeyOf('getPatents')` alone matches every input of that call, for invalidation. */
export function queryKeyOf<N extends CallName>(name: N, input?: Input<N>): readonly unknown[] {
  return input === undefined ? [name] : [name, input]
}

/** Reads a call through the cache: `const { data, isPending, error, refetch } = useCall('getUserType')`. */
export function useCall<N extends CallName, T = Answer<N>>(name: N, input: Input<N> = {}, options: Reading<N, T> = {}) {
  return useQuery<Answer<N>, AskError, T>({
    ...options,
    queryKey: queryKeyOf(name, input),
    queryFn: ({ signal }) => ask(name, { ...input, signal }),
  })
}

/** Writes with a call: `const save = useSend('savePermohonan'); save.mutate({ body, key })`. Pass the same key to repeat an attempt. */
export function useSend<N extends CallName>(
  name: N,
  options: Omit<UseMutationOptions<Answer<N>, AskError, Asking<N>>, 'mutationFn'> = {},
) {
  return useMutation<Answer<N>, AskError, Asking<N>>({ ...options, mutationFn: (asking) => ask(name, asking) })
}
