import {useState, useSyncExternalStore} from 'react'
import {remoteConfig} from '../../services/platform/remoteConfig.ts'
import {isDark, setTheme} from '../../services/platform/theme.ts'
import {usePhoto} from '../profile/usePhoto.ts'
import {useRoot} from '../root.ts'
import {useProfile} from '../studentActors.ts'
import {AccountView} from './AccountView.tsx'
import {useIsWide} from './useIsWide.ts'

/** The student's own controls, with the support's number of the operator. */
export function Account() {
  const {leave} = useRoot()
  const {name, email, isPremium} = useProfile()
  const photo = usePhoto()
  const {contactPhoneNumber} = useSyncExternalStore(remoteConfig.subscribe, remoteConfig.read)
  const [dark, setDark] = useState(isDark)
  const onTheme = () => {
    setTheme(dark ? 'light' : 'dark')
    setDark(!dark)
  }
  return (
    <AccountView
      name={name}
      email={email}
      isPremium={isPremium}
      photo={photo}
      supportPhone={contactPhoneNumber}
      isWide={useIsWide()}
      isDark={dark}
      onTheme={onTheme}
      onLeave={leave}
    />
  )
}
