import {Suspense, useCallback, useEffect, useState} from 'react'
import {useQueryParameter} from '../shell/useAddress.ts'
import {openTab, profileTabs, tabParameter} from '../../../domain/profile/tabs.ts'
import {courseKindOf} from '../../../domain/shell/routes.ts'
import {brand} from '../../text/shared/brand.ts'
import {profileText} from '../../text/profile/profile.ts'
import {Skeleton} from '../../ui/status/Skeleton.tsx'
import {useProfile} from '../studentActors.ts'
import {AccountDeletion} from './AccountDeletion.tsx'
import {AvatarEditor} from './AvatarEditor.tsx'
import {DataExport} from './DataExport.tsx'
import {LeaveGuardView} from './LeaveGuardView.tsx'
import {PasswordChange} from './PasswordChange.tsx'
import {PersonalData} from './PersonalData.tsx'
import {ProfileScreenView} from './ProfileScreenView.tsx'
import {useLeaveGuard} from './useLeaveGuard.ts'
import {lazyNamed} from '../../ui/loading/lazyLoading.tsx'

const Admission = lazyNamed(() => import('../feedback/Admission.tsx'), 'Admission')
const Devices = lazyNamed(() => import('./Devices.tsx'), 'Devices')
const RankingInitials = lazyNamed(() => import('../performance/RankingInitials.tsx'), 'RankingInitials')
const StudyProfile = lazyNamed(() => import('./StudyProfile.tsx'), 'StudyProfile')

/** The page `/perfil` (spec 1§2). */
export function ProfileScreen() {
  const {courses} = useProfile()
  const course = courseKindOf(courses[0]?.course.homePage)
  const tab = openTab(useQueryParameter(tabParameter), course)
  const [wasStudyOpen, setStudyOpen] = useState(tab === 'estudo')
  if (tab === 'estudo' && !wasStudyOpen) setStudyOpen(true)
  const {state, send, onEdits} = useLeaveGuard()
  const onPersonalEdits = useCallback((isEdited: boolean) => onEdits('personal', isEdited), [onEdits])
  const onAdmissionEdits = useCallback((isEdited: boolean) => onEdits('admission', isEdited), [onEdits])
  useEffect(() => {
    document.title = `${profileText.title} · ${brand.name}`
  }, [])
  return (
    <LeaveGuardView state={state} send={send}>
      <ProfileScreenView
        tabs={profileTabs(course)}
        tab={tab}
        header={<AvatarEditor />}
        study={
          wasStudyOpen ? (
            <Suspense fallback={<Skeleton shape="row" lines={6} label={profileText.loading} />}>
              <StudyProfile onEdits={onEdits} />
            </Suspense>
          ) : null
        }
        personal={
          <>
            <PersonalData onEdits={onPersonalEdits} />
            <PasswordChange />
            <Suspense fallback={null}>
              <Devices />
              <RankingInitials />
              <Admission onEdits={onAdmissionEdits} />
            </Suspense>
            <DataExport />
            <AccountDeletion />
          </>
        }
      />
    </LeaveGuardView>
  )
}
