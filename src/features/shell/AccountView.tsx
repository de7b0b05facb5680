import {Suspense, useState} from 'react'
import {css} from 'styled-system/css'
import {shortName} from '../../../domain/profile/shortName.ts'
import {brand} from '../../text/shared/brand.ts'
import {accountMenuText} from '../../text/shell/account.ts'
import {frameText} from '../../text/shell/frame.ts'
import {MessageIcon, UserIcon} from '../../ui/icon/icons.tsx'
import {HelpIcon, LinkIcon, LogoutIcon, MoonIcon, PhoneIcon, SunIcon} from '../../ui/icon/lateIcons.tsx'
import {IconButton} from '../../ui/action/IconButton.tsx'
import type {MenuEntry} from '../../ui/overlay/Menu.tsx'
import {Avatar} from '../profile/Avatar.tsx'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const Menu = lazyNamed(() => import('../../ui/overlay/Menu.tsx'), 'Menu')

type Photo = {readonly src: string | null; readonly onBroken: () => void}

type Props = {
  readonly name: string
  readonly email: string
  readonly isPremium: boolean
  readonly photo: Photo
  readonly supportPhone: string
  readonly isWide: boolean
  readonly isDark: boolean
  readonly onTheme: () => void
  readonly onLeave: () => void
}

const digits = (phone: string) => phone.replace(/[^\d+]/g, '')

/** Where help and the product elsewhere are found (spec 1§9). */
function helpEntries(phone: string): MenuEntry[] {
  return [
    ...(phone === ''
      ? []
      : [{id: 'phone', label: accountMenuText.supportPhone(phone), icon: <PhoneIcon />, href: `tel:${digits(phone)}`}]),
    {id: 'mail', label: accountMenuText.supportMail, icon: <MessageIcon />, href: `mailto:${brand.contact.email}`},
    ...brand.social.map(({id, label, url}): MenuEntry => ({
      id,
      label,
      icon: <LinkIcon />,
      href: url,
      target: '_blank',
    })),
  ]
}

const themeEntry = (isDark: boolean): MenuEntry => ({
  id: 'theme',
  label: isDark ? accountMenuText.themeLight : accountMenuText.themeDark,
  icon: isDark ? <SunIcon /> : <MoonIcon />,
})

/** On a wide screen each thing has its own control: help, theme, the way to the profile, leaving. */
function WideAccount({name, isPremium, photo, supportPhone, isDark, onTheme, onLeave}: Props) {
  const [wasPressed, setPressed] = useState(false)
  const help = (onClick?: () => void) => (
    <IconButton label={accountMenuText.help} icon={<HelpIcon />} onClick={onClick} />
  )
  return (
    <>
      <Suspense fallback={help(() => setPressed(true))}>
        <Menu
          label={accountMenuText.helpAndSocial}
          trigger={help()}
          entries={helpEntries(supportPhone)}
          placement="bottom-end"
          defaultOpen={wasPressed}
        />
      </Suspense>
      <IconButton
        label={isDark ? accountMenuText.themeLight : accountMenuText.themeDark}
        icon={isDark ? <SunIcon /> : <MoonIcon />}
        onClick={onTheme}
      />
      <a href="/perfil" className={profileStyle}>
        <Avatar name={name} src={photo.src} onBroken={photo.onBroken} isPremium={isPremium} size="sm" isDecoration />
        <span className={css({truncate: true, maxWidth: '40', display: {base: 'none', lg: 'inline'}})}>
          {shortName(name, 'wide', brand.name)}
        </span>
        <span className="visuallyHidden">{accountMenuText.profile}</span>
      </a>
      <IconButton label={frameText.leave} icon={<LogoutIcon />} onClick={onLeave} />
    </>
  )
}

/** On a phone the avatar holds all of it. */
function PhoneAccount({name, email, isPremium, photo, supportPhone, isDark, onTheme, onLeave}: Props) {
  const [wasPressed, setPressed] = useState(false)
  const shown = shortName(name, 'phone', brand.name)
  const trigger = (onClick?: () => void) => (
    <button type="button" className={avatarStyle} onClick={onClick}>
      <Avatar name={name} src={photo.src} onBroken={photo.onBroken} isPremium={isPremium} size="sm" isDecoration />
      <span className="visuallyHidden">{accountMenuText.account(shown)}</span>
    </button>
  )
  const entries: MenuEntry[] = [
    {id: 'profile', label: accountMenuText.profile, icon: <UserIcon />, href: '/perfil'},
    themeEntry(isDark),
    ...helpEntries(supportPhone),
    {id: 'leave', label: frameText.leave, icon: <LogoutIcon />},
  ]
  const onPick = (id: string) => {
    if (id === 'theme') onTheme()
    if (id === 'leave') onLeave()
  }
  return (
    <Suspense fallback={trigger(() => setPressed(true))}>
      <Menu
        label={accountMenuText.myAccount}
        trigger={trigger()}
        entries={entries}
        heading={
          <>
            <strong className={css({display: 'block', color: 'text.strong'})}>{shown}</strong>
            <span className={css({overflowWrap: 'anywhere'})}>{email}</span>
          </>
        }
        placement="bottom-end"
        onPick={onPick}
        defaultOpen={wasPressed}
      />
    </Suspense>
  )
}

/** The end of the header: help, theme, the student and the way out (spec 1§2, 1§5, 1§6, 1§9). */
export function AccountView(props: Props) {
  return props.isWide ? <WideAccount {...props} /> : <PhoneAccount {...props} />
}

const profileStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  px: '1.5',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'text.default',
  _hover: {bg: 'surface.hover', color: 'text.strong'},
})
const avatarStyle = css({
  display: 'inline-grid',
  placeItems: 'center',
  width: 'touch',
  height: 'touch',
  borderRadius: 'full',
  bg: 'transparent',
  cursor: 'pointer',
})
