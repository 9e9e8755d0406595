;;; cast-test.el --- Tests of the commands  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0

;;; Commentary:

;; The commands with the built server and an emulated receiver.

;;; Code:

(require 'ert)
(require 'cast)
(require 'dired)
(require 'json)
(require 'cast-rpc-test-programs)

(defmacro cast-test-with (fetches &rest body)
  "Run BODY with a receiver that the commands mean; FETCHES: it fetches media."
  (declare (indent 1) (debug (form body)))
  `(let* ((receiver (cast-rpc-test-receiver ,fetches))
          (cast-device (process-get receiver :address))
          cast-rpc-socket)
     (unwind-protect (progn ,@body)
       (cast-disconnect)
       (process-send-eof receiver)
       (cast-rpc-test-eventually (lambda () (not (process-live-p receiver)))))))

(defun cast-test-plays (state)
  "Wait until what plays is in STATE, and return it."
  (cast-rpc-test-eventually
   (lambda () (and (equal (plist-get (cast--playing) :playerState) state) (cast--playing)))))

(defun cast-test-do (command &rest arguments)
  "Call COMMAND with ARGUMENTS and wait until it is done, as people do."
  (apply command arguments)
  (cast-rpc-test-eventually (lambda () (null (oref cast--client calls)))))

(ert-deftest cast-test-transport ()
  "A URL is cast, shown, paused, sought in, resumed and stopped."
  (cast-test-with nil
    (should (equal (cast-status-text) ""))
    (cast-test-do #'cast-play cast-rpc-test-film)
    (cast-test-plays "PLAYING")
    (should (string-match-p "\\`▶ film.mp4 0:0[0-9]/10:00\\'" (cast-status-text)))
    (cast-test-do #'cast-pause)
    (cast-test-plays "PAUSED")
    (cast-test-do #'cast-seek "1:30")
    (cast-rpc-test-eventually (lambda () (equal (cast-status-text) "⏸ film.mp4 1:30/10:00")))
    (cast-test-do #'cast-seek-forward 30)
    (cast-rpc-test-eventually (lambda () (equal (cast-status-text) "⏸ film.mp4 2:00/10:00")))
    (cast-test-do #'cast-seek-backward 60)
    (cast-rpc-test-eventually (lambda () (equal (cast-status-text) "⏸ film.mp4 1:00/10:00")))
    (cast-test-do #'cast-resume)
    (cast-test-plays "PLAYING")
    (cast-test-do #'cast-toggle)
    (cast-test-plays "PAUSED")
    (cast-test-do #'cast-volume 30)
    (cast-rpc-test-eventually (lambda () (equal (plist-get (cast--playing) :volumeLevel) 0.3)))
    (cast-test-do #'cast-mute t)
    (cast-rpc-test-eventually (lambda () (eq (plist-get (cast--playing) :isMuted) t)))
    (cast-test-do #'cast-mute nil)
    (cast-rpc-test-eventually (lambda () (eq (plist-get (cast--playing) :isMuted) :json-false)))
    (cast-test-do #'cast-stop)
    (cast-rpc-test-eventually (lambda () (equal (cast-status-text) "")))))

(when (assoc "serve.publish" cast-rpc-schema-methods)
  (ert-deftest cast-test-local-file ()
    "A file is cast, shown, paused and sought in; marked files of Dired are a queue."
    (let* ((folder (make-temp-file "cast" t))
           (file (cast-rpc-test-sound folder "a sound.wav"))
           (other (cast-rpc-test-sound folder "another.wav")))
      (unwind-protect
          (cast-test-with t
            (cast-test-do #'cast-play file)
            (let ((status (cast-test-plays "PLAYING")))
              (should (= (plist-get status :duration) 60))
              (should (equal (plist-get status :contentType) "audio/wav")))
            (should (string-match-p "0:0[0-9]/1:00\\'" (cast-status-text)))
            (cast-test-do #'cast-pause)
            (cast-test-plays "PAUSED")
            (cast-test-do #'cast-seek "0:30")
            (cast-rpc-test-eventually (lambda () (= (cast-position) 30)))
            (with-current-buffer (dired (list folder file other))
              (dired-mark-if (looking-at-p ".*\\.wav$") "sound")
              (cast-test-do #'cast-dired-play)
              (kill-buffer))
            (cast-rpc-test-eventually (lambda () (eql (plist-get (cast--playing) :queueLength) 2))))
        (delete-directory folder t)))))

(ert-deftest cast-test-connecting-again ()
  "What plays is known again after the daemon was killed."
  (cast-test-with nil
    (cast-rpc-test-with-socket path
      (let* ((cast-rpc-socket path) (forgotten 0)
             (count (lambda () (unless (cast--playing) (cl-incf forgotten)))))
        (cast-test-do #'cast-play cast-rpc-test-film)
        (cast-test-plays "PLAYING")
        (add-hook 'cast-changed-hook count)
        (unwind-protect
            (progn
              (signal-process (cast-rpc-test-server-id (cast-client)) 'SIGKILL)
              (cast-rpc-test-eventually (lambda () (> forgotten 0)))
              (cast-test-plays "PLAYING")
              (cast-test-do #'cast-pause)
              (cast-test-plays "PAUSED"))
          (remove-hook 'cast-changed-hook count)
          (cast-disconnect))))))

(ert-deftest cast-test-queue ()
  "The next item of a queue, and the one before."
  (cast-test-with nil
    (let ((urls ["https://example.com/1.mp3?duration=60" "https://example.com/2.mp3?duration=60"]))
      (cast-rpc-player-play (cast-client) (list :device cast-device :urls urls))
      (cast-test-do #'cast-next)
      (cast-rpc-test-eventually (lambda () (equal (plist-get (cast--playing) :contentId) (aref urls 1))))
      (cast-test-do #'cast-previous)
      (cast-rpc-test-eventually (lambda () (equal (plist-get (cast--playing) :contentId) (aref urls 0)))))))

(defmacro cast-test-choosing (pattern &rest body)
  "Run BODY with the answer that matches PATTERN to each question with choices."
  (declare (indent 1) (debug (form body)))
  `(cl-letf (((symbol-function 'completing-read)
              (lambda (_prompt choices &rest _)
                (should (cl-every (lambda (each) (not (string-search "\n" (car each)))) choices))
                (car (cl-find-if (lambda (each) (string-match-p ,pattern (car each))) choices)))))
     ,@body))

(ert-deftest cast-test-queue-and-tracks ()
  "Items and tracks are chosen from lists; announcements restore the playback."
  (cast-test-with nil
    (should-error (call-interactively #'cast-queue) :type 'user-error)
    (cast-test-do #'cast-enqueue "https://example.com/1.mp3?duration=60")
    (cast-test-do #'cast-enqueue "https://example.com/2.mp3?duration=60")
    (cast-test-choosing "2\\.mp3" (call-interactively #'cast-queue))
    (cast-rpc-test-eventually
     (lambda () (string-search "2.mp3" (or (plist-get (cast--playing) :contentId) ""))))
    (cast-test-do #'cast-announce "https://example.com/bell.mp3?duration=0.3")
    (should (string-search "2.mp3" (plist-get (cast-test-plays "PLAYING") :contentId)))
    (should-error (call-interactively #'cast-tracks) :type 'user-error)
    (cast-rpc-tv-play (cast--tv) (list :contentId cast-rpc-test-film
                                       :tracks '((:trackId 1 :type "AUDIO" :language "en" :name "Same")
                                                 (:trackId 2 :type "AUDIO" :language "de" :name "Same")
                                                 (:trackId 3 :type "TEXT" :subtype "SUBTITLES"
                                                           :language "de" :name "Deutsch\nx"))))
    (let ((active (lambda ()
                    (cl-loop for each in (cast-rpc-tv-tracks (cast--tv))
                             when (eq (plist-get each :isActive) t) collect (plist-get each :trackId)))))
      (cast-test-choosing "Deutsch x (subtitles)" (call-interactively #'cast-tracks))
      (should (equal (funcall active) '(3)))
      (cast-test-choosing "<2>" (call-interactively #'cast-tracks))
      (should (equal (funcall active) '(2 3)))
      (cast-test-choosing "No subtitles" (call-interactively #'cast-tracks))
      (should (equal (funcall active) '(2))))))

(ert-deftest cast-test-time-limits ()
  "Casting and announcing leave their limits to the client."
  (let ((cast-device "TV") limits)
    (cl-letf* ((note (lambda (_client _params &optional options) (push (plist-get options :timeout) limits) nil))
               ((symbol-function 'cast-client) #'ignore)
               ((symbol-function 'cast-rpc-player-play) note)
               ((symbol-function 'cast-rpc-player-interrupt) note))
      (cast-play cast-rpc-test-film)
      (cast-announce cast-rpc-test-film)
      (cast-rpc-tv-play (cast--tv) cast-rpc-test-film)
      (cast-rpc-tv-announce (cast--tv) cast-rpc-test-film)
      (should (equal limits '(nil nil nil nil))))))

(ert-deftest cast-test-errors ()
  "Commands that wait report errors with the text for people."
  (cl-letf (((symbol-function 'cast-client)
             (lambda ()
               (signal 'cast-rpc-device-not-found
                       '("No such device" :method "player.play" :code -32020
                         :data (:userMessage "There is no\nTV." :userAdvice "Is it on?"))))))
    (dolist (call (list (lambda () (call-interactively #'cast-queue))
                        (lambda () (cast-queue 1))
                        (lambda () (call-interactively #'cast-tracks))
                        (lambda () (cast-tracks '(:audio . 1)))
                        (lambda () (cast-enqueue cast-rpc-test-film))
                        (lambda () (call-interactively #'cast-select-device))
                        #'cast-pause))
      (should (equal (should-error (funcall call) :type 'user-error)
                     '(user-error "There is no TV. Is it on?"))))))

(ert-deftest cast-test-select-device ()
  "A device is chosen by its name and plays."
  (cast-test-with nil
    (cast-test-do #'cast-play cast-rpc-test-film)
    (cast-test-plays "PLAYING")
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt devices &rest _)
                 (car (cl-find-if (lambda (each) (string-suffix-p "(film.mp4)" (car each))) devices)))))
      (let ((id (plist-get (cast--playing) :deviceId)))
        (call-interactively #'cast-select-device)
        (should (equal cast-device id))))))

(defconst cast-test-equal-names
  (with-temp-buffer
    (insert-file-contents (expand-file-name "../../../Tests/EqualNames/names.json" cast-rpc-test-folder))
    (plist-get (json-parse-buffer :object-type 'plist :array-type 'list) :rows))
  "Devices of one name, and their names in a list.")

(ert-deftest cast-test-equal-names ()
  "A list distinguishes devices of one name."
  (dolist (row cast-test-equal-names)
    (ert-info ((plist-get row :name))
      (should (equal (cast--shown-names (plist-get row :devices)) (plist-get row :shown))))))

(ert-deftest cast-test-select-one-of-equal-names ()
  "One of two devices that have one name and play the same is chosen."
  (let* ((row (seq-find (lambda (row) (equal (plist-get row :name) "one model")) cast-test-equal-names))
         (devices (plist-get row :devices))
         cast-device)
    (cl-letf (((symbol-function 'cast-client) #'ignore)
              ((symbol-function 'cast-rpc-player-list)
               (lambda (&rest _)
                 (list :players (mapcar (lambda (device)
                                          (list :deviceId (plist-get device :deviceId)
                                                :friendlyName (plist-get device :friendlyName)
                                                :playerState "PLAYING" :title "A film"))
                                        devices))))
              ((symbol-function 'cast-rpc-discovery-list) (lambda (&rest _) (list :devices devices)))
              ((symbol-function 'completing-read)
               (lambda (_prompt choices &rest _)
                 (should (equal (mapcar #'car choices)
                                (mapcar (lambda (name) (concat name " (A film)")) (plist-get row :shown))))
                 (car (nth 1 choices)))))
      (call-interactively #'cast-select-device)
      (should (equal cast-device (plist-get (nth 1 devices) :deviceId))))))

(ert-deftest cast-test-shown-device ()
  "The chosen device is shown while it has a session, else the newest playback."
  (let* (cast--players
         cast--ids cast-device
         (notified (lambda (id state &optional title address)
                     (cast--remember (list :deviceId id :friendlyName (concat id " TV") :address address
                                           :playerState state :title title :sessionId "s"))))
         (ended (lambda (id)
                  (cast--remember (list :deviceId id :friendlyName (concat id " TV")
                                        :playerState "IDLE"))))
         (shows (lambda (text device)
                  (setq cast-device device)
                  (should (equal (list device (cast-status-text)) (list device text))))))
    (funcall notified "a" "PAUSED" "A film" "127.0.0.1:8010")
    (funcall notified "b" "PAUSED" "A song")
    (dolist (device '("a" "a TV" "A tv" "127.0.0.1:8010")) (funcall shows "⏸ A film " device))
    (dolist (device '("b" nil "another")) (funcall shows "⏸ A song " device))
    (funcall notified "a" "IDLE")
    (funcall shows "" "a")
    (funcall shows "⏸ A song " nil)
    (funcall notified "a" "PAUSED" "A film")
    (funcall notified "b" "IDLE")
    (funcall shows "⏸ A film " nil)
    (funcall ended "b")
    (dolist (device '("a" "b")) (funcall shows "⏸ A film " device))
    ;; The session of the chosen device ends: another device's playback follows.
    (funcall notified "b" "PAUSED" "A song")
    (funcall shows "⏸ A film " "a")
    (funcall ended "a")
    (funcall shows "⏸ A song " "a")
    (funcall ended "b")
    (funcall shows "" "a")))

(ert-deftest cast-test-device-without-session ()
  "A device without a session isn't shown: no event would report its end."
  (let ((status '(:deviceId "a" :friendlyName "A" :playerState "PAUSED" :title "A film"))
        cast--players cast--ids cast-device)
    (cast--remember (append status '(:sessionId "s")))
    (should (equal (cast-status-text) "⏸ A film "))
    (cast--remember status)
    (should (equal (cast-status-text) ""))))

(ert-deftest cast-test-shown-device-of-alias ()
  "The device of an alias is known after a call."
  (cast-test-with nil
    (cast-rpc-player-set-alias (cast-client) (list :alias "cinema" :device cast-device))
    (setq cast-device "cinema")
    (cast-test-do #'cast-play cast-rpc-test-film)
    (cast-test-plays "PLAYING")
    (cast--remember '(:deviceId "b" :friendlyName "B" :playerState "PAUSED" :title "A song"
                                :sessionId "s"))
    (should (equal (plist-get (cast--playing) :contentId) cast-rpc-test-film))))

(ert-deftest cast-test-mode-line ()
  "The mode line shows what plays, and nothing any more when the mode is off."
  (let ((cast--players '(((:playerState "PAUSED" :title "100 %" :position 3723 :duration 7200) . 0))))
    (cast-mode-line-mode 1)
    (should (memq 'cast--mode-line global-mode-string))
    (should (equal (cast--mode-line) " ⏸ 100 %% 1:02:03/2:00:00"))
    (cast-mode-line-mode -1)
    (should-not (memq 'cast--mode-line global-mode-string))
    (should-not cast--timer)))

(ert-deftest cast-test-position ()
  "The position runs on between two messages, and not beyond the end."
  (let* ((status '(:playerState "PLAYING" :position 10 :duration 30 :playbackRate 2))
         (cast--players (list (cons status (- (float-time) 5)))))
    (should (< 19.9 (cast-position) 21))
    (setq cast--players (list (cons status (- (float-time) 50))))
    (should (= (cast-position) 30))))

(ert-deftest cast-test-seek-params ()
  "Positions and distances."
  (should (equal (cast--seek-params "90") '(:position 90)))
  (should (equal (cast--seek-params "1:02:03") '(:position 3723)))
  (should (equal (cast--seek-params "-1:30") '(:distance -90)))
  (should (equal (cast--seek-params "+2.5") '(:distance 2.5)))
  (dolist (text '("" "+" "1:2:3:4" "1::2" "soon"))
    (should-error (cast--seek-params text) :type 'user-error)))

(ert-deftest cast-test-equal-choices ()
  "Thousands of equal choices are numbered at once."
  (let* ((start (float-time))
         (texts (mapcar #'car (cast--numbered (make-list 3000 '("Song" . 1))))))
    (should (< (- (float-time) start) 1))
    (should (equal (seq-take texts 3) '("Song" "Song <2>" "Song <3>")))
    (should (= (length (delete-dups texts)) 3000))))

(ert-deftest cast-test-at-point ()
  "URLs, Markdown images and files at point."
  (let ((default-directory (file-name-as-directory (make-temp-file "cast" t))))
    (write-region "" nil "film.mp4")
    (pcase-dolist (`(,text ,found)
                   `(("see https://example.com/b.mp4." "https://example.com/b.mp4")
                     ("![a tree](tree.jpg \"Title\")" "tree.jpg")
                     ("film.mp4" ,(expand-file-name "film.mp4"))
                     ("nothing" nil)))
      (with-temp-buffer
        (insert text)
        (goto-char (min 6 (point-max)))
        (should (equal (cast--at-point) found))))
    (pcase-dolist (`(,text ,at ,found)
                   `(("![cover](cover.jpg) film.mp4" "film" ,(expand-file-name "film.mp4"))
                     ("![A](a.jpg) ![B](b.jpg)" "b.jpg" "b.jpg")
                     ("![A](a.jpg) ![B](b.jpg)" "a.jpg" "a.jpg")
                     ("![A](a.jpg) nothing" "nothing" "a.jpg")))
      (with-temp-buffer
        (insert text)
        (goto-char (1+ (string-search at text)))
        (should (equal (cast--at-point) found))))
    (should (equal (cast--params-of "film.mp4") (list :url (expand-file-name "film.mp4"))))
    (should (equal (cast--params-of "https://a/b") '(:url "https://a/b")))
    (should-error (cast--params-of "absent.mp4") :type 'user-error)
    (should-error (cast--params-of "/ssh:host:film.mp4") :type 'user-error)
    (delete-directory default-directory t)))

;;;; Texts of devices

(defconst cast-test-hostile
  (append
   (mapcar (lambda (each) (alist-get 'text each))
           (with-temp-buffer
             (insert-file-contents
              (expand-file-name "../../../Tests/HostileTexts/texts.json" cast-rpc-test-folder))
             ;; That of Lisp, since Emacs 28's own refuses the NUL in the table.
             (append (alist-get 'texts (json-read)) nil)))
   (list "%" "100 %" "%-" "\\[kill-emacs]" "%\u200bb" "`x'"
         (propertize "key" 'keymap (make-sparse-keymap) 'display '(image :file "OWNED"))))
  "What hostile devices are called and play.")

(defun cast-test--line-p (text)
  "Whether TEXT is one line without controls, marks of direction and properties."
  (and (not (string-match-p "[\0-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]" text))
       (null (text-properties-at 0 text))
       (null (next-property-change 0 text))))

(ert-deftest cast-test-hostile-texts ()
  "Messages, the list of devices and the title are lines of text."
  (let* ((folder (file-name-as-directory (make-temp-file "cast" t)))
         (default-directory folder) said)
    (cl-letf* ((statuses nil)
               ((symbol-function 'message)
                (lambda (words &rest values) (push (apply #'format-message words values) said)))
               ((symbol-function 'cast-client) #'ignore)
               ((symbol-function 'cast-rpc-player-list)
                (lambda (&rest _) (list :players (vconcat statuses))))
               ((symbol-function 'cast-rpc-discovery-list)
                (lambda (&rest _)
                  (let ((text (plist-get (car statuses) :friendlyName)))
                    (list :devices (vector (list :deviceId "id" :modelName text :host text :port 1)))))))
      (dolist (text cast-test-hostile)
        (setq said nil)
        (let ((status (list :deviceId "id" :friendlyName text :title text :playerState "PLAYING")))
          (setq statuses (list status (list :deviceId "id" :friendlyName text :contentId text)))
          (cast--told status)
          (cast--report (list 'cast-rpc-error text :data (list :advice text)))
          (ert-info ((format "%S" text))
            (should (= (length said) 2))
            (should (cl-every #'cast-test--line-p said))
            (dolist (device (cast--devices))
              (should (cast-test--line-p (car device))))))))
    (should-not (directory-files folder nil "OWNED"))
    (delete-directory folder t))
  (dolist (text '("Living Room" "غرفة المعيشة" "客厅的电视" "👨‍👩‍👧‍👦" "100 % [HD]" ""))
    (should (equal (cast--plain text) text))))

(defconst cast-test--drawing
  '(let ((texts (with-temp-buffer
                  (insert-file-contents (getenv "CAST_TEST_TEXTS"))
                  (read (current-buffer))))
         wrong)
     (cast-mode-line-mode 1)
     (dolist (text texts)
       (setq cast--players
             (list (cons (list :playerState "PAUSED" :title text :position 5) 0)))
       (let ((drawn (substring-no-properties (format-mode-line '(:eval (cast--mode-line)))))
             (all (format-mode-line global-mode-string)))
         (redisplay t)
         (unless (and (equal drawn (concat " " (cast-status-text)))
                      (string-match-p (regexp-quote drawn) all)
                      (null (text-property-not-all 0 (length all) 'keymap nil all)))
           (push (list text drawn) wrong))))
     (write-region (if wrong (format "%S" wrong) "nothing") nil (getenv "CAST_TEST_RESULT"))
     (kill-emacs))
  "What an Emacs with a screen does: a mode line isn't drawn without one.")

(ert-deftest cast-test-mode-line-of-hostile-texts ()
  "A real mode line shows titles as text."
  (skip-unless (executable-find "script"))
  (let* ((folder (file-name-as-directory (make-temp-file "cast" t)))
         (default-directory folder)
         (result (expand-file-name "result" folder))
         (texts (expand-file-name "texts" folder))
         (coding-system-for-write 'utf-8-emacs-unix)
         (process-environment
          (append (list "TERM=xterm" (concat "HOME=" folder) (concat "CAST_TEST_TEXTS=" texts)
                        (concat "CAST_TEST_RESULT=" result))
                  process-environment))
         (command (mapconcat #'shell-quote-argument
                             (list (expand-file-name invocation-name invocation-directory)
                                   "-Q" "-nw" "-L" (file-name-directory (locate-library "cast"))
                                   "-l" "cast" "--eval" (format "%S" cast-test--drawing))
                             " ")))
    (write-region (format "%S" (mapcar #'substring-no-properties cast-test-hostile))
                  nil texts nil 'silent)
    (let ((process (start-process "screen" nil "script" "-qec" command "/dev/null")))
      (cast-rpc-test-eventually (lambda () (not (process-live-p process)))))
    (should (equal (with-temp-buffer (insert-file-contents result) (buffer-string)) "nothing"))
    (should-not (directory-files folder nil "OWNED"))
    (delete-directory folder t)))

(ert-deftest cast-test-titles-come-as-sent ()
  "Titles arrive unchanged."
  (cast-rpc-test-with client device
    (let* ((texts (mapcar #'substring-no-properties cast-test-hostile))
           (parts (split-string device ":"))
           (found (cast-rpc-discovery-add-device
                   client (list :host (car parts) :port (string-to-number (cadr parts)))))
           (session (plist-get (cast-rpc-session-start
                                client (list :deviceId (plist-get found :deviceId)))
                               :sessionId))
           (number 0))
      (cast-rpc-queue-load
       client
       (list :sessionId session
             :items (vconcat
                     (mapcar (lambda (text)
                               (list :media
                                     (list :contentId (format "https://example.com/%d.mp4"
                                                              (cl-incf number))
                                           :contentType "video/mp4" :streamType "BUFFERED"
                                           :metadata (list :metadataType 0 :title text))))
                             texts))))
      (let ((items (plist-get (cast-rpc-queue-list
                               client (list :sessionId session :fetchIfNeeded t :count 500))
                              :items)))
        (should (equal (mapcar (lambda (item)
                                 (plist-get (plist-get (plist-get item :media) :metadata) :title))
                               items)
                       (mapcar (lambda (text)
                                 (if cast-rpc--reads-nul text (string-replace "\0" "\ufffd" text)))
                               texts)))))))

(ert-deftest cast-test-nul-in-messages ()
  "An escaped NUL is read, also in pieces, and an escaped backslash stays."
  (dolist (case '(("{\"a\":\"x\\u0000y\"}" "{\"a\":\"x\\ufffdy\"}")
                  ("{\"a\":\"\\\\u0000\"}" "{\"a\":\"\\\\u0000\"}")
                  ("{\"a\":\"\\\\\\u0000\"}" "{\"a\":\"\\\\\\ufffd\"}")
                  ("{\"a\":\"\\u0001u0000\"}" "{\"a\":\"\\u0001u0000\"}")))
    (cl-loop
     for size from 1 to (length (car case))
     do (let* ((filter (cast-rpc--nul-filter)) (read "")
               (take (lambda (_ text) (setq read (concat read text)))))
          (dolist (piece (seq-partition (car case) size)) (funcall filter take nil piece))
          (should (equal read (cadr case)))))))

(provide 'cast-test)
;;; cast-test.el ends here
