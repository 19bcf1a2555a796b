import { expect, test } from 'vitest'

import { dataDirText } from './describeDataDir.ts'

const env = { dataDir: '/srv/saki', objectStoreUrl: undefined, smtpUrl: undefined }

test.each([
  [
    'inside',
    { kind: 'embedded' as const, place: '/srv/saki/postgresql/cluster', outside: undefined },
    /^postgresql\/cluster\/ +the database/m,
  ],
  [
    'outside, with the reason',
    {
      kind: 'embedded' as const,
      place: '/var/lib/saki21/ab/cluster',
      outside: 'the account postgres cannot enter /srv',
    },
    /NOT HERE: \/var\/lib\/saki21\/ab\/cluster, because the account postgres cannot enter \/srv\./,
  ],
  [
    'external',
    { kind: 'external' as const, place: 'db.example:5432/saki' },
    /NOT HERE: the external PostgreSQL db\.example:5432\/saki, named by DATABASE_URL/,
  ],
])('README.txt says where the database is: %s', (_where, database, line) => {
  expect(dataDirText(env, database)).toMatch(line)
})

test('names the object store and the mail server when they are configured', () => {
  const text = dataDirText(
    { ...env, objectStoreUrl: 'https://key:secret@store/bucket', smtpUrl: 'smtp://user:word@mail' },
    { kind: 'external', place: 'db/saki' },
  )
  expect(text).toMatch(/objects\/ +uploads under way only/)
  expect(text).toMatch(/mail\/ +unused/)
  expect(text).not.toMatch(/secret@|word@/)
})
