/** The passwords that are tried first by whoever guesses; compared without case. */
const COMMON = new Set(
  `password password1 password12 password123 passw0rd 12345678 123456789 1234567890 01234567 0123456789 87654321
  11111111 00000000 22222222 66666666 88888888 99999999 12341234 11223344 12121212 123123123 1q2w3e4r 1qaz2wsx
  qwertyui qwerty12 qwerty123 qwertyuiop asdfghjk asdfghjkl zxcvbnm1 abcd1234 abc12345 abcdefgh a1b2c3d4 iloveyou
  letmein1 welcome1 welcome123 admin123 administrator sunshine princess football baseball superman trustno1
  michael1 whatever starwars computer internet samsung1 mohamed1 mohamed123 ahmed123 ahmed1234 mahmoud1 mahmoud123
  mostafa1 mostafa123 egypt123 cairo123 alahly123 zamalek123 ahly1907 zamalek1911 bismillah allahakbar
  password@123 p@ssw0rd p@ssword aa123456 qwer1234 asdf1234 zaq12wsx 1234qwer 12345678a a12345678 123456789a
  q1w2e3r4 147258369 987654321 741852963 159753456 55555555 77777777 33333333 44444444 10203040 20202020`.split(
    /\s+/,
  ),
);

/** Whether a password is too easy to guess: a common one, the user name, or one character repeated. */
export function isWeakPassword(password: string, username: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  return COMMON.has(lower) || lower === username.toLowerCase() || /^(.)\1*$/u.test(password);
}
