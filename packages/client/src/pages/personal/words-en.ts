export const personalEn = {
  pages: 'Your pages',
  profile: 'Profile',
  friends: 'Friends',
  notices: 'Notifications',
  account: 'Account',
}

export type PersonalWords = typeof personalEn
