import { pages } from '@saki/contracts/pages'
import { describe, expect, it } from 'vitest'

import { routeTable } from './routes.ts'

describe('the table of routes', () => {
  it('has every page of the portal once and no other, in the order of the specification', () => {
    expect(routeTable.map((row) => row.path)).toEqual([...pages])
  })

  it('redirects the four addresses of the specification, and older addresses of the office to its queue', () => {
    const redirects = Object.fromEntries(
      routeTable.flatMap((row) => ('redirect' in row ? [[row.path, row.redirect]] : [])),
    )
    expect(redirects).toEqual({
      '/': '/login',
      '/forms': '/forms/search',
      '/table-list': '/table-list/patents',
      '/user-docx': '/user-docx/tp',
      '/office/tariffs': '/petugas/tarif',
      '/office/consultants': '/petugas/konsultan',
    })
  })

  it('opens only the public pages without a session', () => {
    const open = routeTable.filter((row) => row.layout === 'public' || row.layout === 'own').map((row) => row.path)
    expect(open).toEqual([
      '/',
      '/login',
      '/login/activation',
      '/login/activatelogin',
      '/login/reactivatelogin',
      '/login/forgetpass',
      '/daftar-akun',
      '/verifikasi',
      '/verifikasi/$code',
      '/pratinjau/$token',
      '/lapor-masalah',
    ])
  })

  it('opens the viewers without the shell', () => {
    expect(routeTable.filter((row) => row.path.startsWith('/viewer/')).map((row) => row.layout)).toEqual([
      'viewer',
      'viewer',
      'viewer',
    ])
  })
})
