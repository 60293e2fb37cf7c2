import type { JSX } from 'preact'
import { deviceHost, serverHost } from '../net/hosts.ts'
import { TablePage } from '../table/table-page.tsx'

export const ServerTable = ({ id }: { readonly id: string }): JSX.Element => <TablePage id={id} host={serverHost} />
export const DeviceTable = ({ id }: { readonly id: string }): JSX.Element => <TablePage id={id} host={deviceHost} />
