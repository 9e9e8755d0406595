;;; cast-rpc-link.el --- Connects to a cast-rpc server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; Connects to the daemon, which all programs of a user share, and starts it if
;; none listens.  Or starts a server for Emacs alone, as its child.

;;; Code:

(require 'cl-lib)
(require 'subr-x)
(require 'cast-rpc-schema)

(defgroup cast-rpc nil
  "Google Cast."
  :group 'multimedia
  :prefix "cast-")

(defcustom cast-rpc-server nil
  "The server to run: a program, or a list of a program and arguments.
If it is nil, the environment variable CAST_RPC_SERVER names it, or else it is
the program \"cast-rpc\"."
  :type '(choice (const :tag "cast-rpc" nil) file (repeat string)))

(defcustom cast-rpc-socket t
  "The path where the daemon listens, or is to listen.
If it is t, that is the default path; if it is nil, Emacs runs its own server,
which ends with it."
  :type '(choice (const :tag "The usual place" t) (const :tag "A server of its own" nil) file))

(define-error 'cast-rpc-server-died "The cast-rpc server died" 'cast-rpc-error)
(define-error 'cast-rpc-server-not-found "The cast-rpc server can't be started" 'cast-rpc-error)
(define-error 'cast-rpc-no-handshake "The other side isn't a cast-rpc server" 'cast-rpc-error)

(defconst cast-rpc-link--listen-timeout 10
  "Seconds in which a started daemon must listen.
A cast-rpc server does so within a tenth of a second.")

(cl-defstruct (cast-rpc-link (:copier nil) (:constructor cast-rpc-link--make))
  "The place of a server: the daemon at PATH, or a child that runs COMMAND.
STARTING is the process that waits for a daemon's end, since BEGAN."
  path command (starting nil) (began nil))

(defun cast-rpc-link (server socket)
  "Return the place of SERVER, a value of `cast-rpc-server', at SOCKET.
SOCKET is a value of `cast-rpc-socket'."
  (let ((path (if (eq socket t) (cast-rpc-default-socket) socket))
        (command (cast-rpc-link--command server)))
    (cast-rpc-link--make
     :path path
     :command (if (null path) command
                ;; The server creates a folder only for its default socket, so it must
                ;; choose that path itself.  A daemon that Emacs starts by itself exits
                ;; when idle.
                (append command '("--socket") (and (stringp socket) (list path))
                        '("--idle-exit" "60"))))))

(cl-defun cast-rpc-default-socket (&key (user (user-uid)) (runtime-folders "/run/user")
                                        (temporary-folder "/tmp"))
  "Return the default path of the socket.
It is in $XDG_RUNTIME_DIR if that is a folder of this USER; else in that of
RUNTIME-FOLDERS, since cron and su set no variable; else in a private folder of
$TMPDIR or TEMPORARY-FOLDER, as in a container.  The page \"The daemon\" has the
rule, which Tests/SocketPlaces/places.json tests in all clients.  The keywords
are for tests."
  (let ((named (cast-rpc-link--absolute (getenv "XDG_RUNTIME_DIR")))
        (folder (format "%s/%d" runtime-folders user))
        (private (format "%s/cast-rpc-%d" (or (cast-rpc-link--absolute (getenv "TMPDIR"))
                                              temporary-folder)
                         user)))
    (cond
     ((and named (cast-rpc-link--our-folder-p (file-truename named) user))
      (concat named "/cast-rpc/socket"))
     ((cast-rpc-link--our-folder-p folder user) (concat folder "/cast-rpc/socket"))
     ;; The server creates a missing folder.
     ((or (null (file-attributes private))
          (and (cast-rpc-link--our-folder-p private user)
               (zerop (logand #o77 (file-modes private)))))
      (concat private "/socket"))
     (t (signal 'cast-rpc-server-not-found
                (list (format (concat "%s isn't safe for a socket: the folder must belong to you "
                                      "and be closed to other users (chmod 700)")
                              private)))))))

(defun cast-rpc-link--absolute (path)
  "Return PATH without trailing slashes; nil if it isn't absolute.
The XDG Base Directory Specification ignores relative paths."
  (when (and path (string-prefix-p "/" path))
    (directory-file-name path)))

(defun cast-rpc-link--our-folder-p (path user)
  "Whether PATH is a folder of USER, and not a symbolic link."
  (let ((attributes (file-attributes path 'integer)))
    (and attributes (eq t (file-attribute-type attributes))
         (equal user (file-attribute-user-id attributes)))))

(defun cast-rpc-link--command (server)
  "Return the command for SERVER, a program, a list or nil."
  (let* ((variable (getenv "CAST_RPC_SERVER"))
         (found (or server cast-rpc-server
                    (and variable (not (string-empty-p variable)) variable)
                    "cast-rpc")))
    (if (listp found) found (list found))))

(defun cast-rpc-link-open (way name)
  "Return a process NAME for WAY, or nil if no server listens there yet.
Then call again: the daemon is starting."
  (if (null (cast-rpc-link-path way))
      ;; It ends with its input, and so with Emacs.
      (cast-rpc-link--process name (cast-rpc-link-command way))
    ;; Its end alone is no failure: it also exits if another daemon listens.
    (let* ((starting (cast-rpc-link-starting way))
           (has-ended (and starting (not (process-live-p starting))))
           (joined (cast-rpc-link--join name (cast-rpc-link-path way))))
      (cond (joined (cast-rpc-link-release way))
            ((null starting) (cast-rpc-link--start way))
            (has-ended (cast-rpc-link--fail way 'cast-rpc-server-died))
            ((> (- (float-time) (cast-rpc-link-began way)) cast-rpc-link--listen-timeout)
             (cast-rpc-link--fail way 'cast-rpc-no-handshake)))
      joined)))

(defun cast-rpc-link--join (name path)
  "Return a process NAME connected to the server on PATH, or nil."
  (when (file-exists-p path)
    (unless (file-writable-p path)
      (signal 'cast-rpc-server-not-found (list (format "The server at %s is not yours" path))))
    (ignore-errors
      (make-network-process :name name :family 'local :service path
                            :coding 'utf-8-emacs-unix :noquery t))))

(defun cast-rpc-link--process (name command)
  "Return a process NAME of COMMAND."
  (let ((program (car command)) (default-directory "/"))
    (unless (executable-find program)
      (signal 'cast-rpc-server-not-found
              (list (format "Install cast-rpc, or set `cast-rpc-server' to its path (there is no %s)"
                            program))))
    (make-process :name name :command command :connection-type 'pipe
                  :coding 'utf-8-emacs-unix :noquery t
                  ;; The buffer in which jsonrpc.el looks for it.
                  :stderr (get-buffer-create (format "*%s stderr*" name)))))

(defun cast-rpc-link--start (way)
  "Start the daemon of WAY, which outlives Emacs."
  (let* ((name (symbol-name (gensym "cast-rpc-daemon-")))
         (command (cast-rpc-link-command way))
         ;; Emacs ends its children when it ends, so the daemon isn't one of them.  The
         ;; child is setsid, which reports the daemon's exit status if it can't listen.
         (detached (and (executable-find (car command)) (executable-find "setsid")
                        '("setsid" "--fork" "--wait"))))
    (setf (cast-rpc-link-starting way) (cast-rpc-link--process name (append detached command))
          (cast-rpc-link-began way) (float-time))
    (set-process-sentinel (cast-rpc-link-starting way) #'ignore)))

(defun cast-rpc-link--stderr (way)
  "Return the buffer with the output of WAY's starting daemon."
  (get-buffer (format "*%s stderr*" (process-name (cast-rpc-link-starting way)))))

(defun cast-rpc-link-release (way)
  "Release the daemon of WAY, which listens now.
Its later output is discarded and doesn't block it."
  (when (cast-rpc-link-starting way)
    (let ((stderr (cast-rpc-link--stderr way)) kill-buffer-query-functions)
      (delete-process (cast-rpc-link-starting way))
      (when stderr (kill-buffer stderr))
      (setf (cast-rpc-link-starting way) nil))))

(defun cast-rpc-link--fail (way condition)
  "Signal CONDITION, with the state of WAY's daemon."
  (let* ((process (cast-rpc-link-starting way))
         (text (format "`%s', started since nothing listened on %s, %s"
                       (string-join (cast-rpc-link-command way) " ") (cast-rpc-link-path way)
                       (if (process-live-p process)
                           (format "did not listen within %d s" cast-rpc-link--listen-timeout)
                         (cast-rpc-link-death process (cast-rpc-link--stderr way))))))
    (cast-rpc-link-release way)
    (signal condition (list text))))

(defun cast-rpc-link-death (process stderr)
  "Return the exit status of PROCESS and its last output in the buffer STDERR."
  ;; Emacs may report the end before it has read the output. Another process may hold the pipe, and write on.
  (let ((pipe (and (buffer-live-p stderr) (get-buffer-process stderr))))
    (cl-loop repeat 10 while (and pipe (accept-process-output pipe 0.2 nil t))))
  (let* ((text (if (buffer-live-p stderr) (with-current-buffer stderr (buffer-string)) ""))
         ;; Emacs writes the end of the process there, too.
         (words (string-trim (replace-regexp-in-string "^Process .* stderr finished$" "" text)))
         (how (if (eq (process-status process) 'signal) "was ended by signal" "ended with code")))
    (format "%s %d%s" how (process-exit-status process)
            (if (string-empty-p words) "" (concat ": " words)))))

(provide 'cast-rpc-link)
;;; cast-rpc-link.el ends here
