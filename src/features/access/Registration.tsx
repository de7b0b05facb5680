import {useMachine} from '@xstate/react'
import {type ComponentType, lazy, Suspense, useMemo} from 'react'
import {css} from 'styled-system/css'
import {Provider, useQuery} from 'urql'
import {useSearch} from '../shell/useAddress.ts'
import {registrationMachine} from '../../../machines/access/registration.machine.ts'
import {createAccount} from '../../services/access/registration.actors.ts'
import {forgetRegistrationDraft, registrationDraft} from '../../services/access/registration.draft.ts'
import {visitorClient} from '../../services/access/visitorClient.ts'
import {CoursesManyDocument} from '../../services/gen/access/graphql.ts'
import {goTo, queryParameter} from '../../services/platform/url.ts'
import {
  registrationFailed,
  registrationRefusals,
  registrationText,
  registrationToastDuration,
} from '../../text/access/registration.ts'
import {Alert} from '../../ui/status/Alert.tsx'
import {notify} from '../../ui/status/notify.ts'
import {useRemoteConfig} from '../shell/useRemoteConfig.ts'
import type {Courses} from './CourseField.tsx'
import {PasswordStrengthView} from './PasswordStrengthView.tsx'
import {RegistrationView} from './RegistrationView.tsx'
import {usePageTitle} from './usePageTitle.ts'
import {usePasswordStrength} from './usePasswordStrength.ts'
import {useSend} from '../useSend.ts'

/** Terms that cannot be loaded must not take the form with what was typed along. */
const TermsDrawer = lazy<ComponentType<{onClose: () => void}>>(() =>
  import('./TermsDrawer.tsx').then(
    (module) => ({default: module.TermsDrawer}),
    () => ({default: TermsMissing}),
  ),
)

function TermsMissing({onClose}: {onClose: () => void}) {
  const close = {label: registrationText.closeTerms, onClose}
  return (
    <Alert tone="error" role="alert" title={registrationText.termsFailed} close={close}>
      {registrationText.termsFailedText}
    </Alert>
  )
}

const loadingTerms = (
  <p role="status" className={css({textStyle: 'small', color: 'text.muted', marginTop: '3'})}>
    {registrationText.loadingTerms}
  </p>
)

const duration = registrationToastDuration

const connected = registrationMachine.provide({
  actors: {createAccount},
  actions: {
    notifyRefusal: (_, {refusal}) => {
      if (refusal) notify({tone: 'error', ...registrationRefusals[refusal], duration})
    },
    notifyFailed: () => notify({tone: 'error', title: registrationFailed, duration}),
    notifyCreated: () =>
      notify({tone: 'success', title: registrationText.createdTitle, text: registrationText.createdText, duration}),
    leave: () => {
      forgetRegistrationDraft()
      goTo('/', {replace: true})
    },
  },
})

function useCourses(): Courses {
  const [{data, error, fetching}, refetch] = useQuery({query: CoursesManyDocument})
  if (data) return {status: 'ready', value: data.coursesMany}
  return error && !fetching ? {status: 'failed', retry: refetch} : {status: 'loading'}
}

function Form() {
  const [state, sendKeyed] = useMachine(connected)
  const send = useSend(sendKeyed)
  const strength = usePasswordStrength()
  usePageTitle(registrationText.title)
  const {termsOfUseUrl, privacyPolicyUrl} = useRemoteConfig()
  const initial = useMemo(() => {
    const draft = registrationDraft.read()
    return {...draft, courseId: draft.courseId || (queryParameter('course') ?? '')}
  }, [])
  return (
    <RegistrationView
      state={state}
      send={send}
      courses={useCourses()}
      initial={initial}
      links={{terms: termsOfUseUrl, privacy: privacyPolicyUrl}}
      search={useSearch()}
      onDraft={({name, email, courseId, password}) => {
        registrationDraft.write({name, email, courseId})
        strength.onPassword(password, {name, email})
      }}
      strength={<PasswordStrengthView state={strength.state} />}
      terms={
        <Suspense fallback={loadingTerms}>
          <TermsDrawer onClose={() => send({type: 'terms.close'})} />
        </Suspense>
      }
    />
  )
}

/** The registration against the server; what is typed survives a reload of the tab, passwords excepted. */
export const Registration = () => (
  <Provider value={visitorClient}>
    <Form />
  </Provider>
)
