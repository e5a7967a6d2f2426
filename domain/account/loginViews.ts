/** Props of the login page. */
export interface LoginPageProps {
  /** Whether codes reach mobile numbers; mail addresses they always reach. */
  sendsMessages: boolean;
}
