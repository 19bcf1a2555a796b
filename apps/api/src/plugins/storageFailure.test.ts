import { expect, test } from 'vitest'

import { storageFailureOf } from './storageFailure.ts'

const coded = (code: string, message = 'said by the system') => Object.assign(new Error(message), { code })

test.each([
  ['the server ended the connection', new Error('Connection terminated unexpectedly'), 'away'],
  ['we ended the connection', new Error('Connection terminated'), 'away'],
  ['a connection took too long to open', new Error('Connection terminated due to connection timeout'), 'away'],
  ['every connection was in use too long', new Error('timeout exceeded when trying to connect'), 'away'],
  ['a client after an error', new Error('Client has encountered a connection error and is not queryable'), 'away'],
  ['a client after its end', new Error('Client was closed and is not queryable'), 'away'],
  ['no answer in time', new Error('Query read timeout'), 'away'],
  ['a pool that is closing', new Error('Cannot use a pool after calling end on the pool'), 'away'],
  ['ended by an administrator', coded('57P01'), 'away'],
  ['ended by a crash of the server', coded('57P02'), 'away'],
  ['a server that starts', coded('57P03', 'the database system is starting up'), 'away'],
  ['idle in a transaction too long', coded('25P03'), 'away'],
  ['a connection failure', coded('08006'), 'away'],
  ['too many connections', coded('53300'), 'away'],
  ['out of memory', coded('53200'), 'away'],
  ['a statement beyond its time', coded('57014'), 'away'],
  ['a deadlock', coded('40P01'), 'away'],
  ['a reset connection', coded('ECONNRESET', 'read ECONNRESET'), 'away'],
  ['a closed socket', coded('EPIPE', 'write EPIPE'), 'away'],
  ['no listener at the port', coded('ECONNREFUSED'), 'away'],
  ['no listener at any address', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]), 'away'],
  ['wrapped in another error', new Error('saving failed', { cause: coded('57P01') }), 'away'],
  ['a full disk of the database', coded('53100', 'could not extend file'), 'full'],
  ['a full disk of the file store', coded('ENOSPC'), 'full'],
  ['a quota used up', coded('EDQUOT'), 'full'],
  ['a full disk by its message', coded('58030', 'could not write to file "base/1": No space left on device'), 'full'],
  ['a read-only database', coded('25006'), 'readOnly'],
  ['a read-only file store', coded('EROFS'), 'readOnly'],
  ['a read-only disk of the database', coded('42501', 'could not open file: Read-only file system'), 'readOnly'],
  ['a row that is there already', coded('23505'), undefined],
  ['text that is no UTF-8', coded('22021'), undefined],
  ['an error in a statement', coded('42703', 'column "name_en" does not exist'), undefined],
  ['a file that is not there', coded('ENOENT'), undefined],
  ['a TypeError', new TypeError('undefined is not a function'), undefined],
  ['no error at all', 'Connection terminated', undefined],
])('%s', (_what, error, kind) => {
  expect(storageFailureOf(error)).toBe(kind)
})
