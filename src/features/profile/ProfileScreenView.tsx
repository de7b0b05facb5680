import type {ReactNode} from 'react'
import {css} from 'styled-system/css'
import {profilePath, type ProfileTab, tabParameter} from '../../../domain/profile/tabs.ts'
import {profileText} from '../../text/profile/profile.ts'
import {Card} from '../../ui/content/Card.tsx'
import {NavTabs} from '../../ui/layout/NavTabs.tsx'

type Props = {
  readonly tabs: readonly ProfileTab[]
  readonly tab: ProfileTab
  /** The picture beside who this is. */
  readonly header: ReactNode
  readonly study: ReactNode
  readonly personal: ReactNode
}

const labels: Readonly<Record<ProfileTab, string>> = {estudo: profileText.study, dados: profileText.personal}

/** The page `/perfil` (spec 1§2): who this is, and the tab of the address. The other tab stays as it was left. */
export function ProfileScreenView({tabs, tab, header, study, personal}: Props) {
  return (
    <div className={pageStyle}>
      <Card data-tour="profile" padding="lg" elevation="raised">
        {header}
      </Card>
      {tabs.length > 1 ? (
        <div data-tour="profile">
          <NavTabs
            label={profileText.sections}
            currentId={tab}
            tabs={tabs.map((id) => ({id, label: labels[id], href: `${profilePath}?${tabParameter}=${id}`}))}
          />
        </div>
      ) : null}
      <div hidden={tab !== 'estudo'} className={panelStyle}>
        {study}
      </div>
      <div hidden={tab !== 'dados'} className={panelStyle}>
        {personal}
      </div>
    </div>
  )
}

const pageStyle = css({display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '[52rem]', marginInline: 'auto'})
const panelStyle = css({display: 'flex', flexDirection: 'column', gap: '5', '&[hidden]': {display: 'none'}})
